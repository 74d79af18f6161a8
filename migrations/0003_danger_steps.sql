ALTER TABLE "moderation_cases" ADD COLUMN "danger_steps" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "steps_done" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "moderation_cases" SET "steps_done" = true WHERE "settled_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "moderation_cases_steps" ON "moderation_cases" USING btree ("rank_at") WHERE gravity = 5 AND NOT steps_done;