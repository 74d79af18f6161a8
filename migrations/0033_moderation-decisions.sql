CREATE TABLE "case_openings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"opened_by" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text,
	"subject_id" text,
	"decision" text NOT NULL,
	"clause" text,
	"facts" text DEFAULT '' NOT NULL,
	"target" text,
	"days" smallint,
	"danger" boolean DEFAULT false NOT NULL,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text,
	CONSTRAINT "moderation_decisions_decision" CHECK ("moderation_decisions"."decision" IN ('dismiss', 'warn', 'hide', 'suspend', 'close')),
	CONSTRAINT "moderation_decisions_clause" CHECK ("moderation_decisions"."clause" IN ('threat', 'hate', 'sexual', 'minor', 'scam', 'identity', 'insult', 'insistence', 'false-profile', 'photo-of-oneself', 'crude', 'not-free', 'advert', 'contact-details', 'privacy', 'several-accounts')),
	CONSTRAINT "moderation_decisions_days" CHECK ("moderation_decisions"."days" BETWEEN 1 AND 90)
);
--> statement-breakpoint
ALTER TABLE "case_openings" ADD CONSTRAINT "case_openings_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_openings_case_id_opened_at_index" ON "case_openings" USING btree ("case_id","opened_at");--> statement-breakpoint
CREATE INDEX "moderation_decisions_case_id_index" ON "moderation_decisions" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_subject_id_index" ON "moderation_decisions" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_decided_at_index" ON "moderation_decisions" USING btree ("decided_at");