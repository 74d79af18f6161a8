DROP INDEX "chat_contacts_waiting";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_email_words" ON "users" USING gin (translate(lower("email"), 'àâäáãåçéèêëíîìïñóôòöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "appointments_phones" ON "appointments" USING btree ("starts_at") WHERE "appointments"."phone" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "moderation_cases_created_at" ON "moderation_cases" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sessions_created_at" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "verifications_value" ON "verifications" USING btree ("value");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "verifications_address" ON "verifications" USING btree ((CASE WHEN "value" LIKE '{%' THEN "value"::jsonb ->> 'email' END));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "meetings_declared_at" ON "meetings" USING btree ("declared_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "notification_choices_weekly" ON "notification_choices" USING btree (coalesce("weekly_mailed_at", '-infinity'::timestamptz)) WHERE "notification_choices"."weekly_mails";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "introductions_unopened" ON "introductions" USING btree ("expires_at") WHERE "introductions"."opened_at" IS NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "chat_contacts_to_tell" ON "chat_contacts" USING btree ("unread_since") WHERE "chat_contacts"."unread_count" > 0 AND "chat_contacts"."mailed_at" IS NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "chat_openings_opened_at" ON "chat_openings" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "love_profile_changes_changed_at" ON "love_profile_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "profiles_paused" ON "profiles" USING btree ("created_at") WHERE "profiles"."paused_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "profiles_newest" ON "profiles" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "profiles_words" ON "profiles" USING gin (regexp_replace(translate(lower("first_name" || ' ' || "last_name" || ' ' || "city"), 'àâäáãåçéèêëíîìïñóôòöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[^a-z0-9]+', ' ', 'g') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "profiles_first_name" ON "profiles" USING gin (translate(lower("first_name"), 'àâäáãåçéèêëíîìïñóôòöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "admin_chat_messages_answers" ON "admin_chat_messages" USING btree ("created_at") WHERE "admin_chat_messages"."is_from_admin" AND NOT "admin_chat_messages"."automatic";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "support_threads_latest" ON "support_threads" USING btree ("last_message_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "support_threads_created_at" ON "support_threads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "support_threads_name" ON "support_threads" USING gin (translate(lower("name"), 'àâäáãåçéèêëíîìïñóôòöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "support_threads_email" ON "support_threads" USING gin (translate(lower("email"), 'àâäáãåçéèêëíîìïñóôòöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy') gin_trgm_ops);