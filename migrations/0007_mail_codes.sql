CREATE TABLE "mail_codes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"person" text NOT NULL,
	"code_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_codes_person_page_code_hash_unique" UNIQUE("person","page","code_hash"),
	CONSTRAINT "mail_codes_page" CHECK ("mail_codes"."page" IN ('sign-up', 'password', 'email-change', 'chat', 'unsubscribe', 'redress', 'desk-password')),
	CONSTRAINT "mail_codes_wrong_tries" CHECK ("mail_codes"."wrong_tries" BETWEEN 0 AND 5)
);
--> statement-breakpoint
CREATE INDEX "mail_codes_expires_at_index" ON "mail_codes" USING btree ("expires_at");