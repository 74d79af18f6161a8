CREATE TABLE "cookie_choices" (
	"receipt" text PRIMARY KEY NOT NULL,
	"choice" text NOT NULL,
	"version" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "cookie_choices_chosen_at_index" ON "cookie_choices" USING btree ("chosen_at");