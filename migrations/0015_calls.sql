CREATE TABLE "calls" (
	"id" text PRIMARY KEY NOT NULL,
	"caller_id" text NOT NULL,
	"callee_id" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"caller_seat" text,
	"callee_seat" text
);
--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_caller_id_users_id_fk" FOREIGN KEY ("caller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_callee_id_users_id_fk" FOREIGN KEY ("callee_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calls_caller_id_index" ON "calls" USING btree ("caller_id");--> statement-breakpoint
CREATE INDEX "calls_callee_id_index" ON "calls" USING btree ("callee_id");--> statement-breakpoint
CREATE INDEX "calls_proposed_at_index" ON "calls" USING btree ("proposed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_one_proposal" ON "calls" USING btree (least("caller_id", "callee_id"),greatest("caller_id", "callee_id")) WHERE "calls"."accepted_at" IS NULL;