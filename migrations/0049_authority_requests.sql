CREATE TABLE "authority_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"authority" text NOT NULL,
	"reference" text NOT NULL,
	"period_from" date NOT NULL,
	"period_until" date NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"handed_by" text,
	"handed_at" timestamp with time zone,
	"digest" text
);
--> statement-breakpoint
ALTER TABLE "authority_requests" ADD CONSTRAINT "authority_requests_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "authority_requests_case_id_index" ON "authority_requests" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "authority_requests_asked_at_index" ON "authority_requests" USING btree ("asked_at");