ALTER TABLE "users" ADD COLUMN "mailbox" text GENERATED ALWAYS AS (CASE WHEN split_part("users"."email", '@', 2) IN ('gmail.com', 'googlemail.com')
    THEN coalesce(nullif(replace(regexp_replace(split_part("users"."email", '@', 1), '^([^+]+)[+].*$', '\1'), '.', ''), ''), regexp_replace(split_part("users"."email", '@', 1), '^([^+]+)[+].*$', '\1')) || '@gmail.com' ELSE regexp_replace(split_part("users"."email", '@', 1), '^([^+]+)[+].*$', '\1') || '@' || split_part("users"."email", '@', 2) END) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mailbox_hash" text;--> statement-breakpoint
CREATE INDEX "users_mailbox_index" ON "users" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "users_mailbox_hash_index" ON "users" USING btree ("mailbox_hash");