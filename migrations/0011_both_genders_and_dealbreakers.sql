ALTER TABLE "match_cards" DROP CONSTRAINT "match_cards_preferred_gender";--> statement-breakpoint
ALTER TABLE "search_preferences" DROP CONSTRAINT "search_preferences_gender";--> statement-breakpoint
ALTER TABLE "match_cards" ADD COLUMN "traits" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "match_cards" ADD COLUMN "refuses" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_preferences" ADD COLUMN "dealbreakers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "match_cards" ADD CONSTRAINT "match_cards_traits" CHECK ("match_cards"."traits" BETWEEN 0 AND 63 AND "match_cards"."refuses" BETWEEN 0 AND 63);--> statement-breakpoint
ALTER TABLE "match_cards" ADD CONSTRAINT "match_cards_preferred_gender" CHECK ("match_cards"."preferred_gender" IN ('femme', 'homme', 'tous'));--> statement-breakpoint
ALTER TABLE "search_preferences" ADD CONSTRAINT "search_preferences_dealbreakers" CHECK ("search_preferences"."dealbreakers" <@ ARRAY['no-children-there', 'children-wanted', 'place']::text[] AND cardinality("search_preferences"."dealbreakers") BETWEEN 0 AND 3);--> statement-breakpoint
ALTER TABLE "search_preferences" ADD CONSTRAINT "search_preferences_gender" CHECK ("search_preferences"."preferred_gender" IN ('femme', 'homme', 'tous'));--> statement-breakpoint
UPDATE "match_cards" c SET "traits" = (CASE WHEN p."has_children" THEN 1 ELSE 0 END)
  + coalesce((SELECT (CASE l."family_plans" WHEN 'Je veux des enfants' THEN 2 WHEN 'Je ne veux pas d''enfants' THEN 4 ELSE 0 END)
    + (CASE l."living_preference" WHEN 'En ville' THEN 8 WHEN 'Au vert' THEN 16 WHEN 'Loin' THEN 32 ELSE 0 END)
    FROM "life_projects" l WHERE l."id" = p."id"), 0)
  FROM "profiles" p WHERE p."id" = c."id";
