DROP INDEX "contacts_email_index";--> statement-breakpoint
ALTER TABLE "chat_contacts" ADD COLUMN "unread_since" timestamp with time zone;--> statement-breakpoint
UPDATE "chat_contacts" c SET "unread_since" = (
  SELECT min(m."created_at") FROM "chat_messages" m
  WHERE m."receiver_id" = c."user_id" AND m."sender_id" = c."contact_id" AND NOT m."read")
WHERE c."unread_count" > 0;--> statement-breakpoint
-- Nobody knows any more in which session these browsers asked: they ask again at the next visit of « Mon compte ».
DELETE FROM "push_subscriptions";--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_contacts_contact_id_index" ON "chat_contacts" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "chat_contacts_waiting" ON "chat_contacts" USING btree ("unread_since") WHERE "chat_contacts"."unread_count" > 0;--> statement-breakpoint
CREATE INDEX "chat_messages_receiver_id_index" ON "chat_messages" USING btree ("receiver_id");--> statement-breakpoint
CREATE INDEX "contacts_address" ON "contacts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contacts_created_at_index" ON "contacts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_id_index" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "rejected_profiles_rejected_profile_id_index" ON "rejected_profiles" USING btree ("rejected_profile_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "visitor_chat_messages_address" ON "visitor_chat_messages" USING btree (lower("visitor_email"));--> statement-breakpoint
ALTER TABLE "life_projects" ADD CONSTRAINT "life_projects_living_preference" CHECK ("life_projects"."living_preference" IN ('En ville', 'Au vert', 'Loin', 'Ouvert(e)'));--> statement-breakpoint
ALTER TABLE "life_projects" ADD CONSTRAINT "life_projects_living_arrangement" CHECK ("life_projects"."living_arrangement" IN ('Chacun chez soi', 'Vie commune', 'A voir'));--> statement-breakpoint
ALTER TABLE "life_projects" ADD CONSTRAINT "life_projects_family_plans" CHECK ("life_projects"."family_plans" IN ('Je veux des enfants', 'Je ne veux pas d''enfants', 'Je ne sais pas encore'));--> statement-breakpoint
ALTER TABLE "love_profiles" ADD CONSTRAINT "love_profiles_scores" CHECK ("love_profiles"."liberty_score" BETWEEN 1 AND 5 AND "love_profiles"."fidelity_score" BETWEEN 1 AND 5 AND "love_profiles"."communication_score" BETWEEN 1 AND 5 AND "love_profiles"."tenderness_score" BETWEEN 1 AND 5 AND "love_profiles"."sexuality_score" BETWEEN 1 AND 5);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_gender" CHECK ("profiles"."gender" IN ('homme', 'femme'));--> statement-breakpoint
ALTER TABLE "relationship_quiz" ADD CONSTRAINT "relationship_quiz_scores" CHECK ("relationship_quiz"."past_breakups_score" BETWEEN 1 AND 10 AND "relationship_quiz"."abandonment_fear_score" BETWEEN 1 AND 10 AND "relationship_quiz"."self_confidence_score" BETWEEN 1 AND 10 AND "relationship_quiz"."single_status_score" BETWEEN 1 AND 10);--> statement-breakpoint
ALTER TABLE "search_preferences" ADD CONSTRAINT "search_preferences_gender" CHECK ("search_preferences"."preferred_gender" IN ('homme', 'femme'));--> statement-breakpoint
ALTER TABLE "search_preferences" ADD CONSTRAINT "search_preferences_ages" CHECK ("search_preferences"."min_age" BETWEEN 18 AND 99 AND "search_preferences"."max_age" BETWEEN 18 AND 99);--> statement-breakpoint
ALTER TABLE "search_preferences" ADD CONSTRAINT "search_preferences_distance" CHECK ("search_preferences"."max_distance" BETWEEN 1 AND 500);--> statement-breakpoint
ALTER TABLE "search_preferences" ADD CONSTRAINT "search_preferences_order" CHECK ("search_preferences"."min_age" <= "search_preferences"."max_age");--> statement-breakpoint
ALTER TABLE "shared_values" ADD CONSTRAINT "shared_values_activities" CHECK ("shared_values"."activities" <@ ARRAY['Sorties, Fêtes', 'Danse', 'Expos, musées', 'Cinéma', 'Théâtres', 'Concerts', 'Sport', 'Nature', 'Randonnée', 'Bricolage, jardinage', 'Tendresse, cocooning', 'Spiritualité', 'Balades, voyages, weekends', 'Projets associatifs, projets professionnels']::text[] AND cardinality("shared_values"."activities") BETWEEN 1 AND 5);--> statement-breakpoint
ALTER TABLE "workshop_registrations" ADD CONSTRAINT "workshop_registrations_status" CHECK ("workshop_registrations"."status" IN ('registered', 'waiting'));--> statement-breakpoint
ALTER TABLE "workshop_sessions" ADD CONSTRAINT "workshop_sessions_workshop" CHECK ("workshop_sessions"."workshop_id" BETWEEN 1 AND 8);