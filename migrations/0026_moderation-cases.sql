CREATE TABLE "moderation_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text,
	"source" text NOT NULL,
	"gravity" smallint NOT NULL,
	"score" real,
	"created_at" timestamp with time zone NOT NULL,
	"rank_at" timestamp with time zone NOT NULL,
	"assignee_id" text,
	"assigned_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "moderation_cases_kind_source_unique" UNIQUE("kind","source"),
	CONSTRAINT "moderation_cases_kind" CHECK ("moderation_cases"."kind" IN ('report', 'words', 'text', 'photo', 'note', 'notice', 'appeal')),
	CONSTRAINT "moderation_cases_gravity" CHECK ("moderation_cases"."gravity" BETWEEN 1 AND 5),
	CONSTRAINT "moderation_cases_score" CHECK ("moderation_cases"."score" BETWEEN 0 AND 1)
);
--> statement-breakpoint
CREATE TABLE "report_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"report_number" text NOT NULL,
	"part" text NOT NULL,
	"position" smallint NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	CONSTRAINT "report_photos_part" CHECK ("report_photos"."part" IN ('reported', 'reporter')),
	CONSTRAINT "report_photos_position" CHECK ("report_photos"."position" BETWEEN 0 AND 5)
);
--> statement-breakpoint
CREATE TABLE "flagged_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"what" text NOT NULL,
	"text" text NOT NULL,
	"flagged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flagged_texts_user_id_what_unique" UNIQUE("user_id","what")
);
--> statement-breakpoint
CREATE TABLE "hidden_contents" (
	"user_id" text NOT NULL,
	"what" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"why" text NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_contents_user_id_what_pk" PRIMARY KEY("user_id","what")
);
--> statement-breakpoint
ALTER TABLE "meeting_feedbacks" ADD COLUMN "note_key" text;--> statement-breakpoint
ALTER TABLE "meeting_feedbacks" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_photos" ADD CONSTRAINT "report_photos_report_number_user_reports_number_fk" FOREIGN KEY ("report_number") REFERENCES "public"."user_reports"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flagged_texts" ADD CONSTRAINT "flagged_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_contents" ADD CONSTRAINT "hidden_contents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_cases_queue" ON "moderation_cases" USING btree ("rank_at","id") WHERE settled_at IS NULL;--> statement-breakpoint
CREATE INDEX "moderation_cases_subject" ON "moderation_cases" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "moderation_cases_settled" ON "moderation_cases" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "report_photos_report_number_index" ON "report_photos" USING btree ("report_number");--> statement-breakpoint
ALTER TABLE "meeting_feedbacks" ADD CONSTRAINT "meeting_feedbacks_note_key_unique" UNIQUE("note_key");