CREATE TABLE "coach_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"coach_id" text NOT NULL,
	"written_by" text NOT NULL,
	"client_id" text NOT NULL,
	"content" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coach_messages_written_by" CHECK ("coach_messages"."written_by" IN ('member', 'coach'))
);
--> statement-breakpoint
CREATE TABLE "coach_notes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"coach_id" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_answers" (
	"user_id" text NOT NULL,
	"coach_id" text NOT NULL,
	"kind" text NOT NULL,
	"quiz_id" text,
	"love_profile_id" text,
	"shared_at" timestamp with time zone NOT NULL,
	"shared_until" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "shared_answers_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "shared_answers_kind" CHECK ("shared_answers"."kind" IN ('quiz', 'love-profile')),
	CONSTRAINT "shared_answers_one" CHECK (num_nonnulls("shared_answers"."quiz_id", "shared_answers"."love_profile_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "coach_messages" ADD CONSTRAINT "coach_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_messages" ADD CONSTRAINT "coach_messages_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_notes" ADD CONSTRAINT "coach_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_notes" ADD CONSTRAINT "coach_notes_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_answers" ADD CONSTRAINT "shared_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_answers" ADD CONSTRAINT "shared_answers_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_answers" ADD CONSTRAINT "shared_answers_quiz_id_relationship_quiz_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."relationship_quiz"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_answers" ADD CONSTRAINT "shared_answers_love_profile_id_love_profiles_id_fk" FOREIGN KEY ("love_profile_id") REFERENCES "public"."love_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coach_messages_once" ON "coach_messages" USING btree ("user_id","coach_id","client_id");--> statement-breakpoint
CREATE INDEX "coach_messages_user_id_coach_id_id_index" ON "coach_messages" USING btree ("user_id","coach_id","id");--> statement-breakpoint
CREATE INDEX "coach_messages_coach_id_index" ON "coach_messages" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "coach_messages_created_at_index" ON "coach_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "coach_notes_user_id_coach_id_index" ON "coach_notes" USING btree ("user_id","coach_id");--> statement-breakpoint
CREATE INDEX "coach_notes_coach_id_index" ON "coach_notes" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "shared_answers_coach_id_index" ON "shared_answers" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "shared_answers_quiz_id_index" ON "shared_answers" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "shared_answers_love_profile_id_index" ON "shared_answers" USING btree ("love_profile_id");--> statement-breakpoint
CREATE INDEX "shared_answers_shared_until_index" ON "shared_answers" USING btree ("shared_until");