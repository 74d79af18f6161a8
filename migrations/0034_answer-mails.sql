ALTER TABLE "admin_chat_messages" ADD COLUMN "answerer_id" text;--> statement-breakpoint
ALTER TABLE "visitor_chat_messages" ADD COLUMN "answerer_id" text;--> statement-breakpoint
ALTER TABLE "support_threads" ADD COLUMN "answers_mailed_at" timestamp with time zone;