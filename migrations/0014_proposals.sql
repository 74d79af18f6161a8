CREATE TABLE "compositions" (
	"user_id" text NOT NULL,
	"week" timestamp with time zone NOT NULL,
	"basis" text NOT NULL,
	"settled" boolean NOT NULL,
	CONSTRAINT "compositions_user_id_week_pk" PRIMARY KEY("user_id","week")
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"user_id" text NOT NULL,
	"week" timestamp with time zone NOT NULL,
	"profile_id" text NOT NULL,
	"place" smallint NOT NULL,
	"attention" smallint NOT NULL,
	CONSTRAINT "proposals_user_id_week_profile_id_pk" PRIMARY KEY("user_id","week","profile_id"),
	CONSTRAINT "proposals_place" CHECK ("proposals"."place" BETWEEN 1 AND 16),
	CONSTRAINT "proposals_attention" CHECK ("proposals"."attention" BETWEEN 0 AND 3)
);
--> statement-breakpoint
ALTER TABLE "compositions" ADD CONSTRAINT "compositions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_profile_id_users_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "compositions_week_index" ON "compositions" USING btree ("week");--> statement-breakpoint
CREATE INDEX "proposals_profile_id_week_index" ON "proposals" USING btree ("profile_id","week");--> statement-breakpoint
CREATE INDEX "proposals_week_index" ON "proposals" USING btree ("week");