CREATE TABLE "friend_links" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"date_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "friend_links" ADD CONSTRAINT "friend_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "friend_links_once" ON "friend_links" USING btree ("user_id","date_id");