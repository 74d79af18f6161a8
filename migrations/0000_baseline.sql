CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "daily_figures_day_name_pk" PRIMARY KEY("day","name"),
	CONSTRAINT "daily_figures_value" CHECK ("daily_figures"."value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "lasting_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limits_count" CHECK ("rate_limits"."count" >= 1)
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"who" text,
	"origin" text,
	"detail" text,
	"request_id" text,
	"times" integer NOT NULL,
	CONSTRAINT "security_events_times" CHECK ("security_events"."times" >= 1)
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"template" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"person" text,
	"email_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "authority_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text,
	"subject_id" text,
	"authority" text NOT NULL,
	"reference" text NOT NULL,
	"person" text,
	"period_from" date NOT NULL,
	"period_until" date NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"handed_by" text,
	"handed_at" timestamp with time zone,
	"digest" text,
	CONSTRAINT "authority_requests_about" CHECK ("authority_requests"."case_id" IS NOT NULL OR "authority_requests"."person" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"address_fixed" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"text" text NOT NULL,
	"topic" text NOT NULL,
	"format" text NOT NULL,
	"scene" text NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "articles_topic" CHECK ("articles"."topic" IN ('Premiers pas', 'Se rencontrer', 'Mieux se connaître', 'Apprendre à deux', 'Au fil de la vie')),
	CONSTRAINT "articles_format" CHECK ("articles"."format" IN ('answer', 'calendar', 'checklist', 'day', 'dialogue', 'exercises', 'glossary', 'interview', 'inventory', 'letter', 'notebook', 'phrases', 'recipe', 'rehearsal', 'scenes', 'steps', 'story', 'walk', 'week', 'workshop')),
	CONSTRAINT "articles_version" CHECK ("articles"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "public_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"webp" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_team" (
	"id" text PRIMARY KEY NOT NULL,
	"photo_url" text,
	"position" smallint DEFAULT 0 NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"example" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"line" text DEFAULT '' NOT NULL,
	CONSTRAINT "public_team_position" CHECK ("public_team"."position" BETWEEN 0 AND 999)
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" text PRIMARY KEY NOT NULL,
	"photo_url" text,
	"position" smallint DEFAULT 0 NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"example" boolean DEFAULT false NOT NULL,
	"text" text NOT NULL,
	"first_name" text NOT NULL,
	"young" boolean DEFAULT false NOT NULL,
	"consented_on" date,
	"proof" text DEFAULT '' NOT NULL,
	CONSTRAINT "testimonials_position" CHECK ("testimonials"."position" BETWEEN 0 AND 999),
	CONSTRAINT "testimonials_consent" CHECK ("testimonials"."example" OR ("testimonials"."consented_on" IS NOT NULL AND "testimonials"."proof" <> ''))
);
--> statement-breakpoint
CREATE TABLE "member_erasures" (
	"user_id" text PRIMARY KEY NOT NULL,
	"asked_by" text NOT NULL,
	"request" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_notes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"member_id" text,
	"other_id" text,
	"written_by" text NOT NULL,
	"content" text NOT NULL,
	"asked_of" text,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_notes_client_id_unique" UNIQUE("client_id"),
	CONSTRAINT "desk_notes_subject_kind" CHECK ("desk_notes"."subject_kind" IN ('case', 'pair', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"roles" text[] NOT NULL,
	"password_hash" text,
	"totp_secret" text,
	"totp_since" timestamp with time zone,
	"totp_step" integer DEFAULT 0 NOT NULL,
	"is_example" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_roles" CHECK ("staff"."roles" <@ ARRAY['support', 'moderation', 'coach', 'matchmaker', 'admin']::text[] AND cardinality("staff"."roles") BETWEEN 1 AND 5),
	CONSTRAINT "staff_totp_step" CHECK ("staff"."totp_step" >= 0)
);
--> statement-breakpoint
CREATE TABLE "staff_audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text,
	"subject_id" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "staff_backup_codes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"second_factor_at" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_proofs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"purpose" text NOT NULL,
	"version" text NOT NULL,
	"text_date" date NOT NULL,
	"text_sha256" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_proofs_purpose" CHECK ("consent_proofs"."purpose" IN ('terms', 'love-life', 'quiz', 'coaching'))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"version" text NOT NULL,
	"text_date" date NOT NULL,
	"text_sha256" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consents_purpose" CHECK ("consents"."purpose" IN ('terms', 'love-life', 'quiz', 'coaching'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cookie_choices" (
	"receipt" text PRIMARY KEY NOT NULL,
	"choice" text NOT NULL,
	"version" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cookie_choices_choice" CHECK ("cookie_choices"."choice" IN ('accepted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "funnel_counters" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "funnel_counters_day_step_pk" PRIMARY KEY("day","step"),
	CONSTRAINT "funnel_counters_step" CHECK ("funnel_counters"."step" IN ('account_creation', 'basic_profile', 'search_preferences', 'life_project', 'shared_values', 'love_profile', 'relationship_quiz')),
	CONSTRAINT "funnel_counters_count" CHECK ("funnel_counters"."count" >= 1)
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"former_token" text,
	"new_token" text,
	"former_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	CONSTRAINT "email_changes_former_token_unique" UNIQUE("former_token"),
	CONSTRAINT "email_changes_new_token_unique" UNIQUE("new_token")
);
--> statement-breakpoint
CREATE TABLE "former_addresses" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identification_records" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"occasion" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sealed" text NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "identification_records_occasion" CHECK ("identification_records"."occasion" IN ('sign-up', 'log-in', 'end'))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" integer NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "passkeys_counter" CHECK ("passkeys"."counter" >= 0)
);
--> statement-breakpoint
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
	"removal_asked_at" timestamp with time zone,
	"totp_step" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "member_phones_totp_step" CHECK ("member_phones"."totp_step" >= 0)
);
--> statement-breakpoint
CREATE TABLE "terms_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"in_force" date NOT NULL,
	"changes" text NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "terms_notices" (
	"change_id" text NOT NULL,
	"user_id" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "terms_notices_change_id_user_id_pk" PRIMARY KEY("change_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "member_activity" (
	"user_id" text PRIMARY KEY NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"warned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_streams" (
	"user_id" text PRIMARY KEY NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "member_streams_seq" CHECK ("member_streams"."seq" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_events" (
	"user_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"kind" text NOT NULL,
	"contact_id" text,
	"message_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_events_user_id_seq_pk" PRIMARY KEY("user_id","seq"),
	CONSTRAINT "user_events_seq" CHECK ("user_events"."seq" >= 1)
);
--> statement-breakpoint
CREATE TABLE "account_standings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"erase_after" timestamp with time zone,
	"joined_at" timestamp with time zone NOT NULL,
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
CREATE TABLE "case_openings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"opened_by" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_contents" (
	"user_id" text NOT NULL,
	"what" text NOT NULL,
	"why" text NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_contents_user_id_what_pk" PRIMARY KEY("user_id","what")
);
--> statement-breakpoint
CREATE TABLE "moderation_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text,
	"source" text NOT NULL,
	"gravity" smallint NOT NULL,
	"score" real,
	"created_at" timestamp with time zone NOT NULL,
	"rank_at" timestamp with time zone NOT NULL,
	"assignee_id" text,
	"assigned_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"decided_with" text,
	"holds_address" boolean DEFAULT false NOT NULL,
	"held_person" text,
	CONSTRAINT "moderation_cases_kind_source_unique" UNIQUE("kind","source"),
	CONSTRAINT "moderation_cases_kind" CHECK ("moderation_cases"."kind" IN ('report', 'words', 'finding', 'text', 'photo', 'note', 'notice', 'redress', 'appeal')),
	CONSTRAINT "moderation_cases_gravity" CHECK ("moderation_cases"."gravity" BETWEEN 1 AND 5),
	CONSTRAINT "moderation_cases_score" CHECK ("moderation_cases"."score" BETWEEN 0 AND 1)
);
--> statement-breakpoint
CREATE TABLE "moderation_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text,
	"subject_id" text,
	"decision" text NOT NULL,
	"clause" text,
	"facts" text DEFAULT '' NOT NULL,
	"days" smallint,
	"danger" boolean DEFAULT false NOT NULL,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"undone_by" text,
	CONSTRAINT "moderation_decisions_decision" CHECK ("moderation_decisions"."decision" IN ('dismiss', 'warn', 'hide', 'suspend', 'close')),
	CONSTRAINT "moderation_decisions_clause" CHECK ("moderation_decisions"."clause" IN ('threat', 'hate', 'sexual', 'minor', 'scam', 'identity', 'insult', 'insistence', 'false-profile', 'photo-of-oneself', 'crude', 'not-free', 'advert', 'contact-details', 'privacy', 'several-accounts', 'empty-reports')),
	CONSTRAINT "moderation_decisions_days" CHECK ("moderation_decisions"."days" BETWEEN 1 AND 90)
);
--> statement-breakpoint
CREATE TABLE "redresses" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"text" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redresses_case_id_unique" UNIQUE("case_id")
);
--> statement-breakpoint
CREATE TABLE "refused_addresses" (
	"person" text NOT NULL,
	"cause" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "refused_addresses_person_cause_pk" PRIMARY KEY("person","cause")
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
	"target" text,
	"target_text" text DEFAULT '' NOT NULL,
	"replaced_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"made_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "statements_decision_unique" UNIQUE("decision"),
	CONSTRAINT "statements_effect" CHECK ("statements"."effect" IN ('warning', 'photo-hidden', 'text-hidden', 'suspension', 'closure')),
	CONSTRAINT "statements_source" CHECK ("statements"."source" IN ('report', 'notice', 'flag', 'own'))
);
--> statement-breakpoint
CREATE TABLE "life_projects" (
	"id" text PRIMARY KEY NOT NULL,
	"living_preference" text NOT NULL,
	"living_arrangement" text NOT NULL,
	"family_plans" text NOT NULL,
	CONSTRAINT "life_projects_living_preference" CHECK ("life_projects"."living_preference" IN ('En ville', 'Au vert', 'Loin', 'Ouvert(e)')),
	CONSTRAINT "life_projects_living_arrangement" CHECK ("life_projects"."living_arrangement" IN ('Chacun chez soi', 'Vie commune', 'A voir')),
	CONSTRAINT "life_projects_family_plans" CHECK ("life_projects"."family_plans" IN ('Je veux des enfants', 'Je ne veux pas d''enfants', 'Je ne sais pas encore'))
);
--> statement-breakpoint
CREATE TABLE "love_profile_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "love_profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"liberty_score" smallint NOT NULL,
	"fidelity_score" smallint NOT NULL,
	"communication_score" smallint NOT NULL,
	"tenderness_score" smallint NOT NULL,
	"sexuality_score" smallint NOT NULL,
	"version" integer DEFAULT floor(random() * 2147483647)::int NOT NULL,
	CONSTRAINT "love_profiles_scores" CHECK ("love_profiles"."liberty_score" BETWEEN 1 AND 5 AND "love_profiles"."fidelity_score" BETWEEN 1 AND 5 AND "love_profiles"."communication_score" BETWEEN 1 AND 5 AND "love_profiles"."tenderness_score" BETWEEN 1 AND 5 AND "love_profiles"."sexuality_score" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "relationship_quiz" (
	"id" text PRIMARY KEY NOT NULL,
	"past_breakups_score" smallint NOT NULL,
	"abandonment_fear_score" smallint NOT NULL,
	"self_confidence_score" smallint NOT NULL,
	"single_status_score" smallint NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "relationship_quiz_scores" CHECK ("relationship_quiz"."past_breakups_score" BETWEEN 1 AND 10 AND "relationship_quiz"."abandonment_fear_score" BETWEEN 1 AND 10 AND "relationship_quiz"."self_confidence_score" BETWEEN 1 AND 10 AND "relationship_quiz"."single_status_score" BETWEEN 1 AND 10)
);
--> statement-breakpoint
CREATE TABLE "shared_values" (
	"id" text PRIMARY KEY NOT NULL,
	"activities" text[] NOT NULL,
	CONSTRAINT "shared_values_activities" CHECK ("shared_values"."activities" <@ ARRAY['Sorties, Fêtes', 'Danse', 'Expos, musées', 'Cinéma', 'Théâtres', 'Concerts', 'Sport', 'Nature', 'Randonnée', 'Bricolage, jardinage', 'Tendresse, cocooning', 'Spiritualité', 'Balades, voyages, weekends', 'Projets associatifs, projets professionnels']::text[] AND cardinality("shared_values"."activities") BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "appointment_hosts" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"buffer_minutes" smallint DEFAULT 10 NOT NULL,
	"patterns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"absences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"calendar_hash" text,
	CONSTRAINT "appointment_hosts_calendar_hash_unique" UNIQUE("calendar_hash"),
	CONSTRAINT "appointment_hosts_buffer" CHECK ("appointment_hosts"."buffer_minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "appointment_slots" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"host_name" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointment_slots_staff_id_starts_at_unique" UNIQUE("staff_id","starts_at"),
	CONSTRAINT "appointment_slots_kind" CHECK ("appointment_slots"."kind" IN ('welcome', 'verification'))
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"slot_id" text,
	"staff_id" text NOT NULL,
	"host_name" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"means" text NOT NULL,
	"phone" text,
	"revision" smallint DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"cancelled_by" text,
	"began_at" timestamp with time zone,
	"member_seat" text,
	"staff_seat" text,
	"note" text,
	"noted_at" timestamp with time zone,
	CONSTRAINT "appointments_slot_id_unique" UNIQUE("slot_id"),
	CONSTRAINT "appointments_kind" CHECK ("appointments"."kind" IN ('welcome', 'verification')),
	CONSTRAINT "appointments_state" CHECK ("appointments"."state" IN ('booked', 'cancelled', 'held', 'missed')),
	CONSTRAINT "appointments_means" CHECK ("appointments"."means" IN ('call', 'phone')),
	CONSTRAINT "appointments_cancelled_by" CHECK ("appointments"."cancelled_by" IN ('member', 'team')),
	CONSTRAINT "appointments_revision" CHECK ("appointments"."revision" >= 0)
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" smallint PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "banner_single" CHECK ("banner"."id" = 1),
	CONSTRAINT "banner_span" CHECK ("banner"."from_at" < "banner"."until_at"),
	CONSTRAINT "banner_place" CHECK ("banner"."place" IN ('site', 'app', 'both')),
	CONSTRAINT "banner_version" CHECK ("banner"."version" >= 1)
);
--> statement-breakpoint
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
CREATE TABLE "coach_assignments" (
	"user_id" text PRIMARY KEY NOT NULL,
	"coach_id" text NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaches" (
	"id" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"specialty" text NOT NULL,
	"bio" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"photo_url" text,
	"calendly" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"example" boolean DEFAULT false NOT NULL,
	"staff_id" text,
	"members" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coaches_staff_id_unique" UNIQUE("staff_id"),
	CONSTRAINT "coaches_position" CHECK ("coaches"."position" BETWEEN 0 AND 999),
	CONSTRAINT "coaches_members" CHECK ("coaches"."members" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coach_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"coach_id" text NOT NULL,
	"written_by" text NOT NULL,
	"client_id" text NOT NULL,
	"content" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coach_messages_written_by" CHECK ("coach_messages"."written_by" IN ('member', 'coach'))
);
--> statement-breakpoint
CREATE TABLE "coach_notes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"coach_id" text NOT NULL,
	"content" text NOT NULL,
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
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contacts_recipient" CHECK ("contacts"."recipient" IN ('coach', 'relations', 'admin', 'dpo'))
);
--> statement-breakpoint
CREATE TABLE "content_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"matter" text NOT NULL,
	"place" text NOT NULL,
	"city" text NOT NULL,
	"content" text NOT NULL,
	"why" text NOT NULL,
	"name" text,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"answer" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "content_notices_number_unique" UNIQUE("number"),
	CONSTRAINT "content_notices_matter" CHECK ("content_notices"."matter" IN ('minor', 'threat', 'sexual', 'hate', 'identity', 'scam', 'copyright', 'other')),
	CONSTRAINT "content_notices_outcome" CHECK ("content_notices"."outcome" IN ('acted', 'dismissed')),
	CONSTRAINT "content_notices_settled" CHECK (("content_notices"."outcome" IS NULL) = ("content_notices"."settled_at" IS NULL) AND ("content_notices"."answer" IS NULL) = ("content_notices"."settled_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "erasure_ledger" (
	"person" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"number" bigserial NOT NULL,
	CONSTRAINT "erasure_ledger_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "erasure_marks" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"number" bigint NOT NULL,
	CONSTRAINT "erasure_marks_position" CHECK ("erasure_marks"."position" >= 1),
	CONSTRAINT "erasure_marks_number" CHECK ("erasure_marks"."number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "encounters" (
	"id" text PRIMARY KEY NOT NULL,
	"proposer_id" text NOT NULL,
	"invited_id" text NOT NULL,
	"moments" text[] NOT NULL,
	"place_kind" text NOT NULL,
	"place_name" text DEFAULT '' NOT NULL,
	"place_holds_contact_details" boolean DEFAULT false NOT NULL,
	"agreed_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"answered_by" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "encounters_place_kind" CHECK ("encounters"."place_kind" IN ('Café', 'Salon de thé', 'Parc ou jardin', 'Musée ou exposition', 'Marché', 'Librairie', 'Restaurant', 'Balade en ville')),
	CONSTRAINT "encounters_revision" CHECK ("encounters"."revision" >= 0)
);
--> statement-breakpoint
CREATE TABLE "friend_links" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"date_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "introduction_waits" (
	"user_id" text PRIMARY KEY NOT NULL,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"since" timestamp with time zone,
	"unopened" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "introduction_waits_reasons" CHECK ("introduction_waits"."reasons" <@ ARRAY['nobody', 'nobody-new', 'unopened', 'no-conversation']::text[] AND cardinality("introduction_waits"."reasons") BETWEEN 0 AND 4),
	CONSTRAINT "introduction_waits_unopened" CHECK ("introduction_waits"."unopened" >= 0)
);
--> statement-breakpoint
CREATE TABLE "introductions" (
	"user_id" text NOT NULL,
	"other_id" text NOT NULL,
	"matchmaker_id" text NOT NULL,
	"matchmaker_name" text NOT NULL,
	"matchmaker_note" text NOT NULL,
	"introduced_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	CONSTRAINT "introductions_user_id_other_id_pk" PRIMARY KEY("user_id","other_id"),
	CONSTRAINT "introductions_answer" CHECK ("introductions"."answer" IN ('accepted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "blocked_users" (
	"user_id" text NOT NULL,
	"blocked_user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocked_users_user_id_blocked_user_id_pk" PRIMARY KEY("user_id","blocked_user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_contacts" (
	"user_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"unread_count" integer DEFAULT 0 NOT NULL,
	"unread_since" timestamp with time zone,
	"opened" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"prompt" text,
	"prompt_answer" text,
	"photo_id" text,
	"closure" text,
	CONSTRAINT "chat_contacts_user_id_contact_id_pk" PRIMARY KEY("user_id","contact_id"),
	CONSTRAINT "chat_contacts_unread" CHECK ("chat_contacts"."unread_count" >= 0),
	CONSTRAINT "chat_contacts_prompt" CHECK ("chat_contacts"."prompt" IN ('good-sunday', 'makes-me-laugh', 'looking-for', 'small-joy', 'talk-for-hours', 'last-discovery', 'good-place', 'signature-dish', 'after-a-long-day', 'kept-from-childhood', 'song', 'life-taught-me', 'touching-gesture', 'small-pride', 'together', 'harmless-habit', 'friends-say', 'changed-my-mind', 'never-tired-of', 'first-meeting')),
	CONSTRAINT "chat_contacts_closure" CHECK ("chat_contacts"."closure" IN ('by-me', 'by-them', 'by-them-answered'))
);
--> statement-breakpoint
CREATE TABLE "chat_openings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_apart" (
	"user_id" text NOT NULL,
	"other_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_apart_user_id_other_id_pk" PRIMARY KEY("user_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "kept_pairs" (
	"kind" text NOT NULL,
	"person" text NOT NULL,
	"other" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"their_version" integer,
	"love_points" smallint,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_pairs_kind_person_other_pk" PRIMARY KEY("kind","person","other"),
	CONSTRAINT "kept_pairs_kind" CHECK ("kept_pairs"."kind" IN ('apart', 'seen', 'opened')),
	CONSTRAINT "kept_pairs_points" CHECK ("kept_pairs"."love_points" BETWEEN 0 AND 50)
);
--> statement-breakpoint
CREATE TABLE "rejected_profiles" (
	"user_id" text NOT NULL,
	"rejected_profile_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rejected_profiles_user_id_rejected_profile_id_pk" PRIMARY KEY("user_id","rejected_profile_id")
);
--> statement-breakpoint
CREATE TABLE "score_views" (
	"viewer_id" text NOT NULL,
	"person_id" text NOT NULL,
	"my_version" integer NOT NULL,
	"their_version" integer NOT NULL,
	"love_points" smallint NOT NULL,
	"compared_on" date NOT NULL,
	CONSTRAINT "score_views_viewer_id_person_id_pk" PRIMARY KEY("viewer_id","person_id"),
	CONSTRAINT "score_views_points" CHECK ("score_views"."love_points" BETWEEN 0 AND 50)
);
--> statement-breakpoint
CREATE TABLE "shown_profiles" (
	"user_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"introduced_at" timestamp with time zone DEFAULT 'epoch' NOT NULL,
	"admitted_at" timestamp with time zone,
	"shown_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shown_profiles_user_id_profile_id_pk" PRIMARY KEY("user_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_feedbacks" (
	"author_id" text NOT NULL,
	"about_id" text NOT NULL,
	"qualities" text[] NOT NULL,
	"sentence" text DEFAULT '' NOT NULL,
	"not_again" boolean DEFAULT false NOT NULL,
	"private_note" text DEFAULT '' NOT NULL,
	"note_key" text,
	"hidden_at" timestamp with time zone,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_feedbacks_author_id_about_id_pk" PRIMARY KEY("author_id","about_id"),
	CONSTRAINT "meeting_feedbacks_note_key_unique" UNIQUE("note_key"),
	CONSTRAINT "meeting_feedbacks_qualities" CHECK ("meeting_feedbacks"."qualities" <@ ARRAY['Écoute', 'Bienveillance', 'Authenticité', 'Ponctualité', 'Humour', 'Ressemble à son profil']::text[] AND cardinality("meeting_feedbacks"."qualities") BETWEEN 0 AND 6)
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"user_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meetings_user_id_contact_id_pk" PRIMARY KEY("user_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "founding_members" (
	"id" text PRIMARY KEY NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "founding_places" (
	"id" smallint PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "founding_places_single" CHECK ("founding_places"."id" = 1),
	CONSTRAINT "founding_places_taken" CHECK ("founding_places"."taken" BETWEEN 0 AND 1000)
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"key" text PRIMARY KEY NOT NULL,
	"price_cents" integer NOT NULL,
	"today" text NOT NULL,
	"until_day" date,
	CONSTRAINT "offers_key" CHECK ("offers"."key" IN ('membership', 'masterclass', 'coaching', 'first-session')),
	CONSTRAINT "offers_price" CHECK ("offers"."price_cents" BETWEEN 0 AND 1000000)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"service" text NOT NULL,
	"price_cents" integer NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "orders_service" CHECK ("orders"."service" IN ('membership', 'masterclass', 'coaching')),
	CONSTRAINT "orders_price" CHECK ("orders"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "service_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	CONSTRAINT "service_questions_position" CHECK ("service_questions"."position" BETWEEN 0 AND 999)
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"sender_id" text NOT NULL,
	"receiver_id" text NOT NULL,
	"client_id" text NOT NULL,
	"content" text NOT NULL,
	"automatic" boolean DEFAULT false NOT NULL,
	"holds_contact_details" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flagged_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"what" text NOT NULL,
	"text" text NOT NULL,
	"flagged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flagged_texts_user_id_what_unique" UNIQUE("user_id","what")
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"message_mails" boolean DEFAULT true NOT NULL,
	"weekly_mails" boolean DEFAULT false NOT NULL,
	"weekly_mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "photo_scores" (
	"photo_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"porn" real,
	"sexy" real,
	"hentai" real,
	"neutral" real,
	"drawing" real,
	"looked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photo_scores_bounds" CHECK ("photo_scores"."porn" BETWEEN 0 AND 1 AND "photo_scores"."sexy" BETWEEN 0 AND 1 AND "photo_scores"."hentai" BETWEEN 0 AND 1 AND "photo_scores"."neutral" BETWEEN 0 AND 1 AND "photo_scores"."drawing" BETWEEN 0 AND 1)
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"client_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"look_hash" text,
	CONSTRAINT "photos_user_id_position_unique" UNIQUE("user_id","position"),
	CONSTRAINT "photos_user_id_client_id_unique" UNIQUE("user_id","client_id"),
	CONSTRAINT "photos_position" CHECK ("photos"."position" BETWEEN -6 AND 5)
);
--> statement-breakpoint
CREATE TABLE "profile_verifications" (
	"user_id" text PRIMARY KEY NOT NULL,
	"photo_id" text,
	"verified_at" timestamp with time zone NOT NULL,
	"verified_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "city_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	CONSTRAINT "city_changes_latitude" CHECK ("city_changes"."latitude" BETWEEN -90 AND 90),
	CONSTRAINT "city_changes_longitude" CHECK ("city_changes"."longitude" BETWEEN -180 AND 180)
);
--> statement-breakpoint
CREATE TABLE "communes" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"folded_bare" text NOT NULL,
	"department_code" text NOT NULL,
	"department" text NOT NULL,
	"postal_codes" text NOT NULL,
	"population" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"approximate" boolean NOT NULL,
	CONSTRAINT "communes_latitude" CHECK ("communes"."latitude" BETWEEN -90 AND 90),
	CONSTRAINT "communes_longitude" CHECK ("communes"."longitude" BETWEEN -180 AND 180),
	CONSTRAINT "communes_population" CHECK ("communes"."population" >= 0)
);
--> statement-breakpoint
CREATE TABLE "match_card_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"changed" "xid8" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"gender" text NOT NULL,
	"preferred_gender" text NOT NULL,
	"birth_date" date NOT NULL,
	"min_age" smallint NOT NULL,
	"max_age" smallint NOT NULL,
	"max_chord_sq" double precision NOT NULL,
	"max_distance" smallint NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"z" integer NOT NULL,
	"cell" integer NOT NULL,
	"spread" integer NOT NULL,
	"attention" smallint DEFAULT 0 NOT NULL,
	"has_photo" boolean DEFAULT false NOT NULL,
	"arrived_at" timestamp with time zone DEFAULT 'epoch' NOT NULL,
	"search_changed_at" timestamp with time zone DEFAULT 'epoch' NOT NULL,
	"love" smallint,
	"love_version" integer,
	"activities" smallint,
	"life" smallint,
	"traits" smallint DEFAULT 0 NOT NULL,
	"refuses" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "match_cards_gender" CHECK ("match_cards"."gender" IN ('homme', 'femme')),
	CONSTRAINT "match_cards_preferred_gender" CHECK ("match_cards"."preferred_gender" IN ('femme', 'homme', 'tous')),
	CONSTRAINT "match_cards_ages" CHECK ("match_cards"."min_age" BETWEEN 18 AND 99 AND "match_cards"."max_age" BETWEEN 18 AND 99),
	CONSTRAINT "match_cards_order" CHECK ("match_cards"."min_age" <= "match_cards"."max_age"),
	CONSTRAINT "match_cards_distance" CHECK ("match_cards"."max_distance" BETWEEN 1 AND 500),
	CONSTRAINT "match_cards_chord" CHECK ("match_cards"."max_chord_sq" >= 0),
	CONSTRAINT "match_cards_point" CHECK ("match_cards"."x" BETWEEN -6371000 AND 6371000 AND "match_cards"."y" BETWEEN -6371000 AND 6371000 AND "match_cards"."z" BETWEEN -6371000 AND 6371000),
	CONSTRAINT "match_cards_cell" CHECK ("match_cards"."cell" BETWEEN 0 AND 1038239),
	CONSTRAINT "match_cards_love" CHECK ("match_cards"."love" BETWEEN 0 AND 3124),
	CONSTRAINT "match_cards_activities" CHECK ("match_cards"."activities" BETWEEN 0 AND 16383),
	CONSTRAINT "match_cards_life" CHECK ("match_cards"."life" BETWEEN 0 AND 35),
	CONSTRAINT "match_cards_attention" CHECK ("match_cards"."attention" BETWEEN 0 AND 3),
	CONSTRAINT "match_cards_traits" CHECK ("match_cards"."traits" BETWEEN 0 AND 63 AND "match_cards"."refuses" BETWEEN 0 AND 63)
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"gender" text NOT NULL,
	"birth_date" date NOT NULL,
	"city" text NOT NULL,
	"city_code" text NOT NULL,
	"has_children" boolean NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"photo_url" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"flagged_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	CONSTRAINT "profiles_gender" CHECK ("profiles"."gender" IN ('homme', 'femme')),
	CONSTRAINT "profiles_latitude" CHECK ("profiles"."latitude" BETWEEN -90 AND 90),
	CONSTRAINT "profiles_longitude" CHECK ("profiles"."longitude" BETWEEN -180 AND 180)
);
--> statement-breakpoint
CREATE TABLE "search_preferences" (
	"id" text PRIMARY KEY NOT NULL,
	"preferred_gender" text NOT NULL,
	"min_age" smallint NOT NULL,
	"max_age" smallint NOT NULL,
	"max_distance" smallint NOT NULL,
	"dealbreakers" text[] DEFAULT '{}' NOT NULL,
	"chosen_at" timestamp with time zone,
	CONSTRAINT "search_preferences_gender" CHECK ("search_preferences"."preferred_gender" IN ('femme', 'homme', 'tous')),
	CONSTRAINT "search_preferences_dealbreakers" CHECK ("search_preferences"."dealbreakers" <@ ARRAY['no-children-there', 'children-wanted', 'place']::text[] AND cardinality("search_preferences"."dealbreakers") BETWEEN 0 AND 3),
	CONSTRAINT "search_preferences_ages" CHECK ("search_preferences"."min_age" BETWEEN 18 AND 99 AND "search_preferences"."max_age" BETWEEN 18 AND 99),
	CONSTRAINT "search_preferences_distance" CHECK ("search_preferences"."max_distance" BETWEEN 1 AND 500),
	CONSTRAINT "search_preferences_order" CHECK ("search_preferences"."min_age" <= "search_preferences"."max_age")
);
--> statement-breakpoint
CREATE TABLE "profile_prompts" (
	"user_id" text NOT NULL,
	"position" smallint NOT NULL,
	"prompt" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "profile_prompts_user_id_position_pk" PRIMARY KEY("user_id","position"),
	CONSTRAINT "profile_prompts_user_id_prompt_unique" UNIQUE("user_id","prompt"),
	CONSTRAINT "profile_prompts_prompt" CHECK ("profile_prompts"."prompt" IN ('good-sunday', 'makes-me-laugh', 'looking-for', 'small-joy', 'talk-for-hours', 'last-discovery', 'good-place', 'signature-dish', 'after-a-long-day', 'kept-from-childhood', 'song', 'life-taught-me', 'touching-gesture', 'small-pride', 'together', 'harmless-habit', 'friends-say', 'changed-my-mind', 'never-tired-of', 'first-meeting')),
	CONSTRAINT "profile_prompts_position" CHECK ("profile_prompts"."position" BETWEEN 0 AND 2)
);
--> statement-breakpoint
CREATE TABLE "report_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"report_number" text NOT NULL,
	"part" text NOT NULL,
	"position" smallint NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	CONSTRAINT "report_photos_part" CHECK ("report_photos"."part" IN ('reported', 'reporter')),
	CONSTRAINT "report_photos_position" CHECK ("report_photos"."position" BETWEEN 0 AND 5)
);
--> statement-breakpoint
CREATE TABLE "sealed_conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"one_id" text NOT NULL,
	"other_id" text NOT NULL,
	"thread" jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"reporter_id" text,
	"found_by" text,
	"reported_user_id" text,
	"matter" text DEFAULT 'other' NOT NULL,
	"reason" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"sealed_thread" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_reports_number_unique" UNIQUE("number"),
	CONSTRAINT "user_reports_matter" CHECK ("user_reports"."matter" IN ('threat', 'hate', 'sexual', 'minor', 'scam', 'identity', 'insult', 'fake', 'crude', 'not-free', 'advert', 'other'))
);
--> statement-breakpoint
CREATE TABLE "shared_answers" (
	"user_id" text NOT NULL,
	"coach_id" text NOT NULL,
	"kind" text NOT NULL,
	"quiz_id" text,
	"love_profile_id" text,
	"shared_at" timestamp with time zone NOT NULL,
	"shared_until" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "shared_answers_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "shared_answers_kind" CHECK ("shared_answers"."kind" IN ('quiz', 'love-profile')),
	CONSTRAINT "shared_answers_one" CHECK (num_nonnulls("shared_answers"."quiz_id", "shared_answers"."love_profile_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "support_closures" (
	"first_day" date PRIMARY KEY NOT NULL,
	"last_day" date NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "support_closures_days" CHECK ("support_closures"."first_day" <= "support_closures"."last_day")
);
--> statement-breakpoint
CREATE TABLE "support_hours" (
	"day" smallint NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	CONSTRAINT "support_hours_day_opens_pk" PRIMARY KEY("day","opens"),
	CONSTRAINT "support_hours_day" CHECK ("support_hours"."day" BETWEEN 1 AND 7),
	CONSTRAINT "support_hours_span" CHECK ("support_hours"."opens" < "support_hours"."closes")
);
--> statement-breakpoint
CREATE TABLE "support_presence" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_chat_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"client_id" text NOT NULL,
	"content" text NOT NULL,
	"is_from_admin" boolean NOT NULL,
	"answered_by" text,
	"answerer_id" text,
	"automatic" boolean DEFAULT false NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_notes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"thread_id" bigint NOT NULL,
	"user_id" text,
	"client_id" text NOT NULL,
	"written_by" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"staff_id" text,
	"client_id" text NOT NULL,
	"message_client_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_threads" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"user_id" text,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"recipient" text,
	"audience" text DEFAULT 'support' NOT NULL,
	"state" text NOT NULL,
	"assignee_id" text,
	"excerpt" text NOT NULL,
	"from_team" boolean NOT NULL,
	"unread" integer NOT NULL,
	"waiting_since" timestamp with time zone,
	"last_message_at" timestamp with time zone NOT NULL,
	"answers_mailed_at" timestamp with time zone,
	"snoozed_until" timestamp with time zone,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"mentioned" text[] DEFAULT '{}' NOT NULL,
	"other_keys" text[] DEFAULT '{}' NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"rating" text,
	"rating_words" text DEFAULT '' NOT NULL,
	"rated_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_threads_kind" CHECK ("support_threads"."kind" IN ('visitor', 'member', 'contact')),
	CONSTRAINT "support_threads_state" CHECK ("support_threads"."state" IN ('open', 'waiting', 'resolved')),
	CONSTRAINT "support_threads_audience" CHECK ("support_threads"."audience" IN ('support', 'coach', 'admin')),
	CONSTRAINT "support_threads_recipient" CHECK ("support_threads"."recipient" IN ('coach', 'relations', 'admin', 'dpo')),
	CONSTRAINT "support_threads_waiting" CHECK (("support_threads"."state" = 'open') = ("support_threads"."waiting_since" IS NOT NULL)),
	CONSTRAINT "support_threads_rating" CHECK ("support_threads"."rating" IN ('good', 'fair', 'poor')),
	CONSTRAINT "support_threads_rated" CHECK (("support_threads"."rating" IS NULL) = ("support_threads"."rated_at" IS NULL)),
	CONSTRAINT "support_threads_unread" CHECK ("support_threads"."unread" >= 0),
	CONSTRAINT "support_threads_snoozed" CHECK ("support_threads"."snoozed_until" IS NULL OR "support_threads"."state" = 'open'),
	CONSTRAINT "support_threads_tags" CHECK ("support_threads"."tags" <@ ARRAY['account', 'profile', 'encounters', 'safety', 'workshops', 'payment', 'bug', 'idea']::text[] AND cardinality("support_threads"."tags") BETWEEN 0 AND 3)
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
	"answered_by" text,
	"answerer_id" text,
	"automatic" boolean DEFAULT false NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verified_by_cell" (
	"cell" integer PRIMARY KEY NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "verified_by_cell_cell" CHECK ("verified_by_cell"."cell" BETWEEN 0 AND 1038239),
	CONSTRAINT "verified_by_cell_members" CHECK ("verified_by_cell"."members" >= 1)
);
--> statement-breakpoint
CREATE TABLE "workshop_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"workshop_id" smallint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"room_url" text,
	"coach_id" text,
	"planned_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "workshop_sessions_workshop" CHECK ("workshop_sessions"."workshop_id" BETWEEN 1 AND 8),
	CONSTRAINT "workshop_sessions_revision" CHECK ("workshop_sessions"."revision" >= 0)
);
--> statement-breakpoint
CREATE TABLE "workshop_leaders" (
	"workshop_id" smallint PRIMARY KEY NOT NULL,
	"coach_id" text NOT NULL,
	CONSTRAINT "workshop_leaders_workshop" CHECK ("workshop_leaders"."workshop_id" BETWEEN 1 AND 8)
);
--> statement-breakpoint
CREATE TABLE "workshop_registrations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"coach_name" text,
	"told_alone_at" timestamp with time zone,
	"attendance" text,
	CONSTRAINT "workshop_registrations_status" CHECK ("workshop_registrations"."status" IN ('registered', 'waiting')),
	CONSTRAINT "workshop_registrations_attendance" CHECK ("workshop_registrations"."attendance" IN ('present', 'absent', 'excused'))
);
--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authority_requests" ADD CONSTRAINT "authority_requests_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authority_requests" ADD CONSTRAINT "authority_requests_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_erasures" ADD CONSTRAINT "member_erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_audit" ADD CONSTRAINT "staff_audit_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_backup_codes" ADD CONSTRAINT "staff_backup_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_backup_codes" ADD CONSTRAINT "member_backup_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_phones" ADD CONSTRAINT "member_phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_notices" ADD CONSTRAINT "terms_notices_change_id_terms_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."terms_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_notices" ADD CONSTRAINT "terms_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_activity" ADD CONSTRAINT "member_activity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_streams" ADD CONSTRAINT "member_streams_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_events" ADD CONSTRAINT "user_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_events" ADD CONSTRAINT "user_events_contact_id_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_standings" ADD CONSTRAINT "account_standings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_openings" ADD CONSTRAINT "case_openings_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_contents" ADD CONSTRAINT "hidden_contents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redresses" ADD CONSTRAINT "redresses_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "life_projects" ADD CONSTRAINT "life_projects_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "love_profile_changes" ADD CONSTRAINT "love_profile_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "love_profiles" ADD CONSTRAINT "love_profiles_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relationship_quiz" ADD CONSTRAINT "relationship_quiz_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_values" ADD CONSTRAINT "shared_values_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_slot_id_appointment_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."appointment_slots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_caller_id_users_id_fk" FOREIGN KEY ("caller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_callee_id_users_id_fk" FOREIGN KEY ("callee_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_assignments" ADD CONSTRAINT "coach_assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_assignments" ADD CONSTRAINT "coach_assignments_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_messages" ADD CONSTRAINT "coach_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_messages" ADD CONSTRAINT "coach_messages_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_notes" ADD CONSTRAINT "coach_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_notes" ADD CONSTRAINT "coach_notes_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encounters" ADD CONSTRAINT "encounters_proposer_id_users_id_fk" FOREIGN KEY ("proposer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encounters" ADD CONSTRAINT "encounters_invited_id_users_id_fk" FOREIGN KEY ("invited_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_links" ADD CONSTRAINT "friend_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introduction_waits" ADD CONSTRAINT "introduction_waits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_users" ADD CONSTRAINT "blocked_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_users" ADD CONSTRAINT "blocked_users_blocked_user_id_users_id_fk" FOREIGN KEY ("blocked_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_contacts" ADD CONSTRAINT "chat_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_contacts" ADD CONSTRAINT "chat_contacts_contact_id_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_contacts" ADD CONSTRAINT "chat_contacts_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_openings" ADD CONSTRAINT "chat_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_openings" ADD CONSTRAINT "chat_openings_contact_id_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_apart" ADD CONSTRAINT "kept_apart_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_apart" ADD CONSTRAINT "kept_apart_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejected_profiles" ADD CONSTRAINT "rejected_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejected_profiles" ADD CONSTRAINT "rejected_profiles_rejected_profile_id_users_id_fk" FOREIGN KEY ("rejected_profile_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_views" ADD CONSTRAINT "score_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_views" ADD CONSTRAINT "score_views_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_profiles" ADD CONSTRAINT "shown_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_profiles" ADD CONSTRAINT "shown_profiles_profile_id_users_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_feedbacks" ADD CONSTRAINT "meeting_feedbacks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_feedbacks" ADD CONSTRAINT "meeting_feedbacks_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_contact_id_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "founding_members" ADD CONSTRAINT "founding_members_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flagged_texts" ADD CONSTRAINT "flagged_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_scores" ADD CONSTRAINT "photo_scores_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_scores" ADD CONSTRAINT "photo_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_verifications" ADD CONSTRAINT "profile_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_verifications" ADD CONSTRAINT "profile_verifications_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_changes" ADD CONSTRAINT "city_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_cards" ADD CONSTRAINT "match_cards_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_preferences" ADD CONSTRAINT "search_preferences_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_prompts" ADD CONSTRAINT "profile_prompts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_photos" ADD CONSTRAINT "report_photos_report_number_user_reports_number_fk" FOREIGN KEY ("report_number") REFERENCES "public"."user_reports"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_conversations" ADD CONSTRAINT "sealed_conversations_one_id_users_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_conversations" ADD CONSTRAINT "sealed_conversations_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_reports" ADD CONSTRAINT "user_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_reports" ADD CONSTRAINT "user_reports_reported_user_id_users_id_fk" FOREIGN KEY ("reported_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_answers" ADD CONSTRAINT "shared_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_answers" ADD CONSTRAINT "shared_answers_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_answers" ADD CONSTRAINT "shared_answers_quiz_id_relationship_quiz_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."relationship_quiz"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_answers" ADD CONSTRAINT "shared_answers_love_profile_id_love_profiles_id_fk" FOREIGN KEY ("love_profile_id") REFERENCES "public"."love_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_chat_messages" ADD CONSTRAINT "admin_chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_notes" ADD CONSTRAINT "support_notes_thread_id_support_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."support_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_notes" ADD CONSTRAINT "support_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_pictures" ADD CONSTRAINT "support_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_sessions" ADD CONSTRAINT "workshop_sessions_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_leaders" ADD CONSTRAINT "workshop_leaders_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_registrations" ADD CONSTRAINT "workshop_registrations_session_id_workshop_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."workshop_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_registrations" ADD CONSTRAINT "workshop_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at_index" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "security_events_at_index" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_events_who_at_index" ON "security_events" USING btree ("who","at");--> statement-breakpoint
CREATE INDEX "security_events_origin_at_index" ON "security_events" USING btree ("origin","at");--> statement-breakpoint
CREATE INDEX "sent_mails_user_id_sent_at_index" ON "sent_mails" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "sent_mails_sent_at_index" ON "sent_mails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "users_person_index" ON "users" USING btree ("person");--> statement-breakpoint
CREATE INDEX "users_created_at_index" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_email_words" ON "users" USING gin (translate(lower("email"), 'àâäáãåçéèêëíîìïñóôòöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "authority_requests_case_id_index" ON "authority_requests" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "authority_requests_subject_id_index" ON "authority_requests" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "authority_requests_asked_at_index" ON "authority_requests" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "desk_notes_subject_kind_subject_id_id_index" ON "desk_notes" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "desk_notes_member_id_index" ON "desk_notes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "desk_notes_other_id_index" ON "desk_notes" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "desk_notes_asked" ON "desk_notes" USING btree ("asked_of","id") WHERE read_at IS NULL;--> statement-breakpoint
CREATE INDEX "desk_notes_created_at_index" ON "desk_notes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "staff_audit_staff_id_id_index" ON "staff_audit" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "staff_audit_subject_kind_subject_id_id_index" ON "staff_audit" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "staff_audit_action_id_index" ON "staff_audit" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "staff_audit_at_index" ON "staff_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_backup_codes_staff_id_index" ON "staff_backup_codes" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_links_staff_id_index" ON "staff_links" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff_id_index" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_opened_at_index" ON "staff_sessions" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "accounts_user_id_index" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consent_proofs_person_index" ON "consent_proofs" USING btree ("person");--> statement-breakpoint
CREATE INDEX "consent_proofs_until_index" ON "consent_proofs" USING btree ("until");--> statement-breakpoint
CREATE INDEX "consents_user_id_purpose_index" ON "consents" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_created_at" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expires_at_index" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_value" ON "verifications" USING btree ("value");--> statement-breakpoint
CREATE INDEX "verifications_address" ON "verifications" USING btree ((CASE WHEN "value" LIKE '{%' THEN "value"::jsonb ->> 'email' END));--> statement-breakpoint
CREATE INDEX "cookie_choices_chosen_at_index" ON "cookie_choices" USING btree ("chosen_at");--> statement-breakpoint
CREATE INDEX "drafts_saved_at_index" ON "drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "email_changes_expires_at_index" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "former_addresses_user_id_index" ON "former_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identification_records_person_at_index" ON "identification_records" USING btree ("person","at");--> statement-breakpoint
CREATE INDEX "identification_records_until_index" ON "identification_records" USING btree ("until");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_index" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_backup_codes_user_id_index" ON "member_backup_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_phones_unlinked" ON "member_phones" USING btree ("begun_at") WHERE "member_phones"."since" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "terms_changes_day" ON "terms_changes" USING btree ("in_force") WHERE "terms_changes"."cancelled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "terms_notices_user_id_index" ON "terms_notices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_activity_last_seen_at_index" ON "member_activity" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "user_events_contact_id_index" ON "user_events" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "user_events_created_at_index" ON "user_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "account_standings_newest" ON "account_standings" USING btree ("joined_at","user_id");--> statement-breakpoint
CREATE INDEX "account_standings_until_index" ON "account_standings" USING btree ("until");--> statement-breakpoint
CREATE INDEX "account_standings_erase_after_index" ON "account_standings" USING btree ("erase_after");--> statement-breakpoint
CREATE INDEX "appeals_user_id_index" ON "appeals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "appeals_open" ON "appeals" USING btree ("made_at") WHERE "appeals"."judged_at" IS NULL;--> statement-breakpoint
CREATE INDEX "case_openings_case_id_opened_at_index" ON "case_openings" USING btree ("case_id","opened_at");--> statement-breakpoint
CREATE INDEX "moderation_cases_queue" ON "moderation_cases" USING btree ("rank_at","id") WHERE settled_at IS NULL;--> statement-breakpoint
CREATE INDEX "moderation_cases_subject" ON "moderation_cases" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "moderation_cases_settled" ON "moderation_cases" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "moderation_cases_created_at" ON "moderation_cases" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "moderation_decisions_case_id_index" ON "moderation_decisions" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_subject_id_index" ON "moderation_decisions" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_decided_at_index" ON "moderation_decisions" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "redresses_made_at_index" ON "redresses" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "refused_addresses_cause_index" ON "refused_addresses" USING btree ("cause");--> statement-breakpoint
CREATE INDEX "refused_addresses_until_index" ON "refused_addresses" USING btree ("until");--> statement-breakpoint
CREATE INDEX "statements_user_id_made_at_index" ON "statements" USING btree ("user_id","made_at");--> statement-breakpoint
CREATE INDEX "statements_made_at_index" ON "statements" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "love_profile_changes_user_id_changed_at_index" ON "love_profile_changes" USING btree ("user_id","changed_at");--> statement-breakpoint
CREATE INDEX "love_profile_changes_changed_at" ON "love_profile_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "appointment_slots_kind_starts_at_index" ON "appointment_slots" USING btree ("kind","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_user_id_index" ON "appointments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "appointments_staff_id_starts_at_index" ON "appointments" USING btree ("staff_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_starts_at_index" ON "appointments" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "appointments_phones" ON "appointments" USING btree ("starts_at") WHERE "appointments"."phone" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "calls_caller_id_index" ON "calls" USING btree ("caller_id");--> statement-breakpoint
CREATE INDEX "calls_callee_id_index" ON "calls" USING btree ("callee_id");--> statement-breakpoint
CREATE INDEX "calls_proposed_at_index" ON "calls" USING btree ("proposed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_one_proposal" ON "calls" USING btree (least("caller_id", "callee_id"),greatest("caller_id", "callee_id")) WHERE "calls"."accepted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "coach_assignments_coach_id_index" ON "coach_assignments" USING btree ("coach_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coach_messages_once" ON "coach_messages" USING btree ("user_id","coach_id","client_id");--> statement-breakpoint
CREATE INDEX "coach_messages_user_id_coach_id_id_index" ON "coach_messages" USING btree ("user_id","coach_id","id");--> statement-breakpoint
CREATE INDEX "coach_messages_coach_id_index" ON "coach_messages" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "coach_messages_created_at_index" ON "coach_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "coach_notes_user_id_coach_id_index" ON "coach_notes" USING btree ("user_id","coach_id");--> statement-breakpoint
CREATE INDEX "coach_notes_coach_id_index" ON "coach_notes" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "contacts_user_id_index" ON "contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contacts_address" ON "contacts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contacts_created_at_index" ON "contacts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "content_notices_email_index" ON "content_notices" USING btree ("email");--> statement-breakpoint
CREATE INDEX "content_notices_created_at_index" ON "content_notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "encounters_proposer_id_index" ON "encounters" USING btree ("proposer_id");--> statement-breakpoint
CREATE INDEX "encounters_invited_id_index" ON "encounters" USING btree ("invited_id");--> statement-breakpoint
CREATE INDEX "encounters_agreed_at_index" ON "encounters" USING btree ("agreed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "encounters_one_proposal" ON "encounters" USING btree (least("proposer_id", "invited_id"),greatest("proposer_id", "invited_id")) WHERE "encounters"."agreed_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "friend_links_once" ON "friend_links" USING btree ("user_id","date_id");--> statement-breakpoint
CREATE INDEX "introduction_waits_longest" ON "introduction_waits" USING btree ("since","user_id") WHERE cardinality("introduction_waits"."reasons") > 0;--> statement-breakpoint
CREATE INDEX "introductions_other_id_index" ON "introductions" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "introductions_introduced_at_index" ON "introductions" USING btree ("introduced_at");--> statement-breakpoint
CREATE INDEX "introductions_unopened" ON "introductions" USING btree ("expires_at") WHERE "introductions"."opened_at" IS NULL;--> statement-breakpoint
CREATE INDEX "blocked_users_blocked_user_id_index" ON "blocked_users" USING btree ("blocked_user_id");--> statement-breakpoint
CREATE INDEX "chat_contacts_contact_id_index" ON "chat_contacts" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "chat_contacts_photo_id_index" ON "chat_contacts" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "chat_contacts_to_tell" ON "chat_contacts" USING btree ("unread_since") WHERE "chat_contacts"."unread_count" > 0 AND "chat_contacts"."mailed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "chat_openings_user_id_opened_at_index" ON "chat_openings" USING btree ("user_id","opened_at");--> statement-breakpoint
CREATE INDEX "chat_openings_contact_id_index" ON "chat_openings" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "chat_openings_opened_at" ON "chat_openings" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "kept_apart_other_id_index" ON "kept_apart" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "kept_pairs_person_index" ON "kept_pairs" USING btree ("person");--> statement-breakpoint
CREATE INDEX "kept_pairs_other_index" ON "kept_pairs" USING btree ("other");--> statement-breakpoint
CREATE INDEX "kept_pairs_until_index" ON "kept_pairs" USING btree ("until");--> statement-breakpoint
CREATE INDEX "rejected_profiles_rejected_profile_id_index" ON "rejected_profiles" USING btree ("rejected_profile_id");--> statement-breakpoint
CREATE INDEX "score_views_person_id_index" ON "score_views" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "shown_profiles_profile_id_index" ON "shown_profiles" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "shown_profiles_shown_at_index" ON "shown_profiles" USING btree ("shown_at");--> statement-breakpoint
CREATE INDEX "meeting_feedbacks_about_id_index" ON "meeting_feedbacks" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "meetings_contact_id_index" ON "meetings" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "meetings_declared_at" ON "meetings" USING btree ("declared_at");--> statement-breakpoint
CREATE INDEX "orders_user_id_index" ON "orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_messages_receiver_id_index" ON "chat_messages" USING btree ("receiver_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_once" ON "chat_messages" USING btree ("sender_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_messages_thread" ON "chat_messages" USING btree (least("sender_id", "receiver_id"),greatest("sender_id", "receiver_id"),"id");--> statement-breakpoint
CREATE INDEX "notification_choices_weekly" ON "notification_choices" USING btree (coalesce("weekly_mailed_at", '-infinity'::timestamptz)) WHERE "notification_choices"."weekly_mails";--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_index" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_id_index" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "photo_scores_user_id_index" ON "photo_scores" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "photos_look_hash_index" ON "photos" USING btree ("look_hash");--> statement-breakpoint
CREATE INDEX "profile_verifications_photo_id_index" ON "profile_verifications" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "city_changes_user_id_changed_at_index" ON "city_changes" USING btree ("user_id","changed_at");--> statement-breakpoint
CREATE INDEX "communes_folded_prefix" ON "communes" USING btree ("folded" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "communes_folded_bare_prefix" ON "communes" USING btree ("folded_bare" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "communes_folded_trigram" ON "communes" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "match_card_changes_order" ON "match_card_changes" USING btree ("changed","id");--> statement-breakpoint
CREATE INDEX "match_cards_search" ON "match_cards" USING btree ("gender","preferred_gender","cell","birth_date");--> statement-breakpoint
CREATE INDEX "profiles_paused" ON "profiles" USING btree ("created_at") WHERE "profiles"."paused_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_newest" ON "profiles" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "profiles_words" ON "profiles" USING gin (regexp_replace(translate(lower("first_name" || ' ' || "last_name" || ' ' || "city"), 'àâäáãåçéèêëíîìïñóôòöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[^a-z0-9]+', ' ', 'g') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "report_photos_report_number_index" ON "report_photos" USING btree ("report_number");--> statement-breakpoint
CREATE INDEX "sealed_conversations_one_id_index" ON "sealed_conversations" USING btree ("one_id");--> statement-breakpoint
CREATE INDEX "sealed_conversations_other_id_index" ON "sealed_conversations" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "sealed_conversations_deleted_at_index" ON "sealed_conversations" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "user_reports_reporter_id_index" ON "user_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "user_reports_reported_user_id_index" ON "user_reports" USING btree ("reported_user_id");--> statement-breakpoint
CREATE INDEX "user_reports_created_at_index" ON "user_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "shared_answers_coach_id_index" ON "shared_answers" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "shared_answers_quiz_id_index" ON "shared_answers" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "shared_answers_love_profile_id_index" ON "shared_answers" USING btree ("love_profile_id");--> statement-breakpoint
CREATE INDEX "shared_answers_shared_until_index" ON "shared_answers" USING btree ("shared_until");--> statement-breakpoint
CREATE INDEX "support_presence_seen_at_index" ON "support_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "admin_chat_messages_once" ON "admin_chat_messages" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE INDEX "admin_chat_messages_user_id_id_index" ON "admin_chat_messages" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "admin_chat_messages_answers" ON "admin_chat_messages" USING btree ("created_at") WHERE "admin_chat_messages"."is_from_admin" AND NOT "admin_chat_messages"."automatic";--> statement-breakpoint
CREATE INDEX "admin_chat_messages_words" ON "admin_chat_messages" USING gin (translate(lower("content"), 'àâäáãåçéèêëíîìïñóôòöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy') gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "support_notes_once" ON "support_notes" USING btree ("thread_id","client_id");--> statement-breakpoint
CREATE INDEX "support_notes_user_id_index" ON "support_notes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_pictures_once" ON "support_pictures" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE INDEX "support_pictures_user_id_message_client_id_index" ON "support_pictures" USING btree ("user_id","message_client_id");--> statement-breakpoint
CREATE INDEX "support_pictures_unsent" ON "support_pictures" USING btree ("created_at") WHERE "support_pictures"."message_client_id" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "support_threads_chat" ON "support_threads" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "support_threads_user_id_index" ON "support_threads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "support_threads_address" ON "support_threads" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "support_threads_state_waiting_since_id_index" ON "support_threads" USING btree ("state","waiting_since","id");--> statement-breakpoint
CREATE INDEX "support_threads_state_last_message_at_id_index" ON "support_threads" USING btree ("state","last_message_at","id");--> statement-breakpoint
CREATE INDEX "support_threads_assignee_id_index" ON "support_threads" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "support_threads_latest" ON "support_threads" USING btree ("last_message_at","id");--> statement-breakpoint
CREATE INDEX "support_threads_created_at" ON "support_threads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "support_threads_rated_at" ON "support_threads" USING btree ("rated_at") WHERE "support_threads"."rated_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "support_threads_marks" ON "support_threads" USING gin ("tags","mentioned","other_keys");--> statement-breakpoint
CREATE INDEX "support_threads_name" ON "support_threads" USING gin (translate(lower("name"), 'àâäáãåçéèêëíîìïñóôòöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "support_threads_email" ON "support_threads" USING gin (translate(lower("email"), 'àâäáãåçéèêëíîìïñóôòöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy') gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "visitor_chat_messages_once" ON "visitor_chat_messages" USING btree ("visitor_key","client_id");--> statement-breakpoint
CREATE INDEX "visitor_chat_messages_visitor_key_id_index" ON "visitor_chat_messages" USING btree ("visitor_key","id");--> statement-breakpoint
CREATE INDEX "visitor_chat_messages_address" ON "visitor_chat_messages" USING btree (lower("visitor_email"));--> statement-breakpoint
CREATE INDEX "visitor_chat_messages_created_at_index" ON "visitor_chat_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "visitor_chat_messages_words" ON "visitor_chat_messages" USING gin (translate(lower("content"), 'àâäáãåçéèêëíîìïñóôòöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy') gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "workshop_sessions_once" ON "workshop_sessions" USING btree ("workshop_id","starts_at") WHERE cancelled_at IS NULL;--> statement-breakpoint
CREATE INDEX "workshop_sessions_starts_at_index" ON "workshop_sessions" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "workshop_sessions_coach_id_index" ON "workshop_sessions" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "workshop_leaders_coach_id_index" ON "workshop_leaders" USING btree ("coach_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workshop_registrations_once" ON "workshop_registrations" USING btree ("session_id","user_id");--> statement-breakpoint
CREATE INDEX "workshop_registrations_user_id_index" ON "workshop_registrations" USING btree ("user_id");
