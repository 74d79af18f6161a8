CREATE TABLE "content_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"matter" text NOT NULL,
	"place" text NOT NULL,
	"city" text NOT NULL,
	"content" text NOT NULL,
	"why" text NOT NULL,
	"name" text,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"answer" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "content_notices_number_unique" UNIQUE("number"),
	CONSTRAINT "content_notices_matter" CHECK ("content_notices"."matter" IN ('minor', 'threat', 'sexual', 'hate', 'identity', 'scam', 'copyright', 'other')),
	CONSTRAINT "content_notices_outcome" CHECK ("content_notices"."outcome" IN ('acted', 'dismissed')),
	CONSTRAINT "content_notices_settled" CHECK (("content_notices"."outcome" IS NULL) = ("content_notices"."settled_at" IS NULL) AND ("content_notices"."answer" IS NULL) = ("content_notices"."settled_at" IS NULL))
);
--> statement-breakpoint
CREATE INDEX "content_notices_email_index" ON "content_notices" USING btree ("email");--> statement-breakpoint
CREATE INDEX "content_notices_created_at_index" ON "content_notices" USING btree ("created_at");