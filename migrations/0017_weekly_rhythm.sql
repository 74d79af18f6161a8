ALTER TABLE "shown_profiles" ADD COLUMN "introduced_at" timestamp with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "shown_profiles" ADD COLUMN "admitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "match_cards" ADD COLUMN "arrived_at" timestamp with time zone DEFAULT 'epoch' NOT NULL;