DROP INDEX "workshop_sessions_once";--> statement-breakpoint
ALTER TABLE "workshop_sessions" ADD COLUMN "coach_id" text;--> statement-breakpoint
ALTER TABLE "workshop_sessions" ADD COLUMN "planned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workshop_sessions" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workshop_sessions" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "workshop_sessions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "workshop_registrations" ADD COLUMN "attendance" text;--> statement-breakpoint
ALTER TABLE "workshop_sessions" ADD CONSTRAINT "workshop_sessions_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workshop_sessions_coach_id_index" ON "workshop_sessions" USING btree ("coach_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workshop_sessions_once" ON "workshop_sessions" USING btree ("workshop_id","starts_at") WHERE cancelled_at IS NULL;--> statement-breakpoint
ALTER TABLE "workshop_sessions" ADD CONSTRAINT "workshop_sessions_revision" CHECK ("workshop_sessions"."revision" >= 0);--> statement-breakpoint
ALTER TABLE "workshop_registrations" ADD CONSTRAINT "workshop_registrations_attendance" CHECK ("workshop_registrations"."attendance" IN ('present', 'absent', 'excused'));