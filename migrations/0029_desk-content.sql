CREATE TABLE "public_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"webp" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_team" (
	"id" text PRIMARY KEY NOT NULL,
	"photo_url" text,
	"position" smallint DEFAULT 0 NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"example" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"line" text DEFAULT '' NOT NULL,
	CONSTRAINT "public_team_position" CHECK ("public_team"."position" BETWEEN 0 AND 999)
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" text PRIMARY KEY NOT NULL,
	"photo_url" text,
	"position" smallint DEFAULT 0 NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"example" boolean DEFAULT false NOT NULL,
	"text" text NOT NULL,
	"first_name" text NOT NULL,
	"young" boolean DEFAULT false NOT NULL,
	"consented_on" date,
	"proof" text DEFAULT '' NOT NULL,
	CONSTRAINT "testimonials_position" CHECK ("testimonials"."position" BETWEEN 0 AND 999),
	CONSTRAINT "testimonials_consent" CHECK ("testimonials"."example" OR ("testimonials"."consented_on" IS NOT NULL AND "testimonials"."proof" <> ''))
);
--> statement-breakpoint
CREATE TABLE "withdrawn_examples" (
	"kind" text PRIMARY KEY NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawn_examples_kind" CHECK ("withdrawn_examples"."kind" IN ('testimonials'))
);
