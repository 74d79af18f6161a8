CREATE TABLE "member_backup_codes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_phones" (
	"user_id" text PRIMARY KEY NOT NULL,
	"totp_secret" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone,
	"totp_step" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "member_phones_totp_step" CHECK ("member_phones"."totp_step" >= 0)
);
--> statement-breakpoint
ALTER TABLE "member_backup_codes" ADD CONSTRAINT "member_backup_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_phones" ADD CONSTRAINT "member_phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_backup_codes_user_id_index" ON "member_backup_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_phones_unlinked" ON "member_phones" USING btree ("begun_at") WHERE "member_phones"."since" is null;