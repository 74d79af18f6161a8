ALTER TABLE "users" ADD COLUMN "person" text;--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at_index" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "users_person_index" ON "users" USING btree ("person");--> statement-breakpoint
CREATE INDEX "users_created_at_index" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "verifications_expires_at_index" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_reports_created_at_index" ON "user_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "shown_profiles_shown_at_index" ON "shown_profiles" USING btree ("shown_at");--> statement-breakpoint
ALTER TABLE "rate_limits" ADD CONSTRAINT "rate_limits_count" CHECK ("rate_limits"."count" >= 1);--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_purpose" CHECK ("consents"."purpose" IN ('terms', 'love-life'));--> statement-breakpoint
ALTER TABLE "cookie_choices" ADD CONSTRAINT "cookie_choices_choice" CHECK ("cookie_choices"."choice" IN ('accepted', 'refused'));--> statement-breakpoint
ALTER TABLE "funnel_counters" ADD CONSTRAINT "funnel_counters_step" CHECK ("funnel_counters"."step" IN ('account_creation', 'basic_profile', 'search_preferences', 'life_project', 'shared_values', 'love_profile', 'relationship_quiz'));--> statement-breakpoint
ALTER TABLE "funnel_counters" ADD CONSTRAINT "funnel_counters_count" CHECK ("funnel_counters"."count" >= 1);--> statement-breakpoint
ALTER TABLE "meeting_feedbacks" ADD CONSTRAINT "meeting_feedbacks_qualities" CHECK ("meeting_feedbacks"."qualities" <@ ARRAY['À l’écoute', 'Bienveillant·e', 'Authentique', 'Ponctuel·le', 'Drôle', 'Fidèle à son profil']::text[] AND cardinality("meeting_feedbacks"."qualities") BETWEEN 0 AND 6);--> statement-breakpoint
ALTER TABLE "communes" ADD CONSTRAINT "communes_latitude" CHECK ("communes"."latitude" BETWEEN -90 AND 90);--> statement-breakpoint
ALTER TABLE "communes" ADD CONSTRAINT "communes_longitude" CHECK ("communes"."longitude" BETWEEN -180 AND 180);--> statement-breakpoint
ALTER TABLE "communes" ADD CONSTRAINT "communes_population" CHECK ("communes"."population" >= 0);--> statement-breakpoint
ALTER TABLE "match_cards" ADD CONSTRAINT "match_cards_gender" CHECK ("match_cards"."gender" IN ('homme', 'femme'));--> statement-breakpoint
ALTER TABLE "match_cards" ADD CONSTRAINT "match_cards_preferred_gender" CHECK ("match_cards"."preferred_gender" IN ('homme', 'femme'));--> statement-breakpoint
ALTER TABLE "match_cards" ADD CONSTRAINT "match_cards_ages" CHECK ("match_cards"."min_age" BETWEEN 18 AND 99 AND "match_cards"."max_age" BETWEEN 18 AND 99);--> statement-breakpoint
ALTER TABLE "match_cards" ADD CONSTRAINT "match_cards_order" CHECK ("match_cards"."min_age" <= "match_cards"."max_age");--> statement-breakpoint
ALTER TABLE "match_cards" ADD CONSTRAINT "match_cards_distance" CHECK ("match_cards"."max_distance" BETWEEN 1 AND 500);--> statement-breakpoint
ALTER TABLE "match_cards" ADD CONSTRAINT "match_cards_chord" CHECK ("match_cards"."max_chord_sq" >= 0);--> statement-breakpoint
ALTER TABLE "match_cards" ADD CONSTRAINT "match_cards_point" CHECK ("match_cards"."x" BETWEEN -6371000 AND 6371000 AND "match_cards"."y" BETWEEN -6371000 AND 6371000 AND "match_cards"."z" BETWEEN -6371000 AND 6371000);--> statement-breakpoint
ALTER TABLE "match_cards" ADD CONSTRAINT "match_cards_cell" CHECK ("match_cards"."cell" BETWEEN 0 AND 1038239);--> statement-breakpoint
ALTER TABLE "match_cards" ADD CONSTRAINT "match_cards_love" CHECK ("match_cards"."love" BETWEEN 0 AND 3124);--> statement-breakpoint
ALTER TABLE "match_cards" ADD CONSTRAINT "match_cards_activities" CHECK ("match_cards"."activities" BETWEEN 0 AND 16383);--> statement-breakpoint
ALTER TABLE "match_cards" ADD CONSTRAINT "match_cards_life" CHECK ("match_cards"."life" BETWEEN 0 AND 35);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_latitude" CHECK ("profiles"."latitude" BETWEEN -90 AND 90);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_longitude" CHECK ("profiles"."longitude" BETWEEN -180 AND 180);--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_recipient" CHECK ("contacts"."recipient" IN ('coach', 'relations', 'admin', 'dpo'));--> statement-breakpoint
ALTER TABLE "member_streams" ADD CONSTRAINT "member_streams_seq" CHECK ("member_streams"."seq" >= 0);--> statement-breakpoint
ALTER TABLE "user_events" ADD CONSTRAINT "user_events_seq" CHECK ("user_events"."seq" >= 1);