-- allowed: no release was installed yet
ALTER TABLE "hidden_contents" RENAME COLUMN "what" TO "content";--> statement-breakpoint
-- allowed: no statement names this constraint
ALTER TABLE "hidden_contents" RENAME CONSTRAINT "hidden_contents_user_id_what_pk" TO "hidden_contents_user_id_content_pk";--> statement-breakpoint
-- allowed: no release was installed yet
ALTER TABLE "flagged_texts" RENAME COLUMN "what" TO "content";--> statement-breakpoint
-- allowed: no statement names this constraint
ALTER TABLE "flagged_texts" RENAME CONSTRAINT "flagged_texts_user_id_what_unique" TO "flagged_texts_user_id_content_unique";
