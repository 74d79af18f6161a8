ALTER TABLE "workshop_sessions" ADD COLUMN "room_url" text;--> statement-breakpoint
ALTER TABLE "workshop_registrations" ADD COLUMN "coach_name" text;--> statement-breakpoint
ALTER TABLE "workshop_registrations" ADD COLUMN "told_alone_at" timestamp with time zone;