ALTER TABLE "match_cards" DROP CONSTRAINT "match_cards_love";--> statement-breakpoint
ALTER TABLE "love_profiles" ALTER COLUMN "sexuality_score" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "match_cards" ADD CONSTRAINT "match_cards_love" CHECK ("match_cards"."love" BETWEEN 0 AND 3749);