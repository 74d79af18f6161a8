CREATE TABLE "admin_chat_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"client_id" text NOT NULL,
	"content" text NOT NULL,
	"is_from_admin" boolean NOT NULL,
	"automatic" boolean DEFAULT false NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"recipient" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_chat_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"visitor_key" text NOT NULL,
	"visitor_id" text NOT NULL,
	"visitor_name" text NOT NULL,
	"visitor_email" text NOT NULL,
	"client_id" text NOT NULL,
	"content" text NOT NULL,
	"is_from_admin" boolean NOT NULL,
	"automatic" boolean DEFAULT false NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_chat_messages" ADD CONSTRAINT "admin_chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "admin_chat_messages_once" ON "admin_chat_messages" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE INDEX "admin_chat_messages_user_id_id_index" ON "admin_chat_messages" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "contacts_user_id_index" ON "contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contacts_email_index" ON "contacts" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "visitor_chat_messages_once" ON "visitor_chat_messages" USING btree ("visitor_key","client_id");--> statement-breakpoint
CREATE INDEX "visitor_chat_messages_visitor_key_id_index" ON "visitor_chat_messages" USING btree ("visitor_key","id");--> statement-breakpoint
CREATE INDEX "visitor_chat_messages_created_at_index" ON "visitor_chat_messages" USING btree ("created_at");