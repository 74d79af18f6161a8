ALTER TABLE "match_cards" ADD COLUMN "attention" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "match_cards" ADD CONSTRAINT "match_cards_attention" CHECK ("match_cards"."attention" BETWEEN 0 AND 3) NOT VALID;--> statement-breakpoint
ALTER TABLE "match_cards" VALIDATE CONSTRAINT "match_cards_attention";