CREATE TABLE "coach_assignments" (
	"user_id" text PRIMARY KEY NOT NULL,
	"coach_id" text NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaches" (
	"id" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"specialty" text NOT NULL,
	"bio" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"photo_url" text,
	"calendly" text
);
--> statement-breakpoint
CREATE TABLE "erasure_ledger" (
	"person" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_feedbacks" (
	"author_id" text NOT NULL,
	"about_id" text NOT NULL,
	"qualities" text[] NOT NULL,
	"sentence" text DEFAULT '' NOT NULL,
	"not_again" boolean DEFAULT false NOT NULL,
	"private_note" text DEFAULT '' NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_feedbacks_author_id_about_id_pk" PRIMARY KEY("author_id","about_id")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"user_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meetings_user_id_contact_id_pk" PRIMARY KEY("user_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "member_activity" (
	"user_id" text PRIMARY KEY NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"warned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_streams" (
	"user_id" text PRIMARY KEY NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"message_mails" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "user_events" (
	"user_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"kind" text NOT NULL,
	"contact_id" text,
	"message_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_events_user_id_seq_pk" PRIMARY KEY("user_id","seq")
);
--> statement-breakpoint
CREATE TABLE "user_reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"reporter_id" text,
	"reported_user_id" text,
	"reason" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"sealed_thread" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_reports_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "workshop_registrations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workshop_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"workshop_id" smallint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_contacts" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coach_assignments" ADD CONSTRAINT "coach_assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_assignments" ADD CONSTRAINT "coach_assignments_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_feedbacks" ADD CONSTRAINT "meeting_feedbacks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_feedbacks" ADD CONSTRAINT "meeting_feedbacks_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_contact_id_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_activity" ADD CONSTRAINT "member_activity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_streams" ADD CONSTRAINT "member_streams_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_events" ADD CONSTRAINT "user_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_events" ADD CONSTRAINT "user_events_contact_id_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_reports" ADD CONSTRAINT "user_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_reports" ADD CONSTRAINT "user_reports_reported_user_id_users_id_fk" FOREIGN KEY ("reported_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_registrations" ADD CONSTRAINT "workshop_registrations_session_id_workshop_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."workshop_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_registrations" ADD CONSTRAINT "workshop_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_assignments_coach_id_index" ON "coach_assignments" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "meeting_feedbacks_about_id_index" ON "meeting_feedbacks" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "meetings_contact_id_index" ON "meetings" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "member_activity_last_seen_at_index" ON "member_activity" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_index" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_events_contact_id_index" ON "user_events" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "user_events_created_at_index" ON "user_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_reports_reporter_id_index" ON "user_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "user_reports_reported_user_id_index" ON "user_reports" USING btree ("reported_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workshop_registrations_once" ON "workshop_registrations" USING btree ("session_id","user_id");--> statement-breakpoint
CREATE INDEX "workshop_registrations_user_id_index" ON "workshop_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workshop_sessions_once" ON "workshop_sessions" USING btree ("workshop_id","starts_at");--> statement-breakpoint
CREATE INDEX "workshop_sessions_starts_at_index" ON "workshop_sessions" USING btree ("starts_at");