CREATE TABLE "sealed_conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"one_id" text NOT NULL,
	"other_id" text NOT NULL,
	"thread" jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_reports" ADD COLUMN "matter" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "sealed_conversations" ADD CONSTRAINT "sealed_conversations_one_id_users_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_conversations" ADD CONSTRAINT "sealed_conversations_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sealed_conversations_one_id_index" ON "sealed_conversations" USING btree ("one_id");--> statement-breakpoint
CREATE INDEX "sealed_conversations_other_id_index" ON "sealed_conversations" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "sealed_conversations_deleted_at_index" ON "sealed_conversations" USING btree ("deleted_at");--> statement-breakpoint
ALTER TABLE "user_reports" ADD CONSTRAINT "user_reports_matter" CHECK ("user_reports"."matter" IN ('threat', 'hate', 'sexual', 'minor', 'scam', 'identity', 'insult', 'fake', 'crude', 'not-free', 'advert', 'other'));