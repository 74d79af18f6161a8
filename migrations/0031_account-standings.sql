CREATE TABLE "account_standings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"erase_after" timestamp with time zone,
	CONSTRAINT "account_standings_order" CHECK ("account_standings"."until" >= "account_standings"."since"),
	CONSTRAINT "account_standings_erasure" CHECK ("account_standings"."erase_after" > "account_standings"."until")
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" text PRIMARY KEY NOT NULL,
	"statement_id" text NOT NULL,
	"user_id" text,
	"text" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"answer" text,
	"judged_at" timestamp with time zone,
	CONSTRAINT "appeals_statement_id_unique" UNIQUE("statement_id"),
	CONSTRAINT "appeals_outcome" CHECK ("appeals"."outcome" IN ('upheld', 'undone')),
	CONSTRAINT "appeals_judged" CHECK (("appeals"."outcome" IS NULL) = ("appeals"."judged_at" IS NULL) AND ("appeals"."answer" IS NULL) = ("appeals"."judged_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "refused_addresses" (
	"person" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" text PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"user_id" text,
	"effect" text NOT NULL,
	"source" text NOT NULL,
	"facts" text NOT NULL,
	"rule" text NOT NULL,
	"until" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"made_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "statements_decision_unique" UNIQUE("decision"),
	CONSTRAINT "statements_effect" CHECK ("statements"."effect" IN ('warning', 'photo-hidden', 'text-hidden', 'suspension', 'closure')),
	CONSTRAINT "statements_source" CHECK ("statements"."source" IN ('report', 'notice', 'flag', 'own'))
);
--> statement-breakpoint
ALTER TABLE "account_standings" ADD CONSTRAINT "account_standings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_standings_until_index" ON "account_standings" USING btree ("until");--> statement-breakpoint
CREATE INDEX "account_standings_erase_after_index" ON "account_standings" USING btree ("erase_after");--> statement-breakpoint
CREATE INDEX "appeals_user_id_index" ON "appeals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "appeals_open" ON "appeals" USING btree ("made_at") WHERE "appeals"."judged_at" IS NULL;--> statement-breakpoint
CREATE INDEX "refused_addresses_until_index" ON "refused_addresses" USING btree ("until");--> statement-breakpoint
CREATE INDEX "statements_user_id_made_at_index" ON "statements" USING btree ("user_id","made_at");--> statement-breakpoint
CREATE INDEX "statements_made_at_index" ON "statements" USING btree ("made_at");