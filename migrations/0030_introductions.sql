CREATE TABLE "introductions" (
	"user_id" text NOT NULL,
	"other_id" text NOT NULL,
	"matchmaker_id" text NOT NULL,
	"matchmaker_name" text NOT NULL,
	"matchmaker_note" text NOT NULL,
	"introduced_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	CONSTRAINT "introductions_user_id_other_id_pk" PRIMARY KEY("user_id","other_id"),
	CONSTRAINT "introductions_answer" CHECK ("introductions"."answer" IN ('accepted', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "introductions_other_id_index" ON "introductions" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "introductions_introduced_at_index" ON "introductions" USING btree ("introduced_at");