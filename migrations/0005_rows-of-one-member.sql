ALTER TABLE "kept_pairs" DROP CONSTRAINT "kept_pairs_kind";--> statement-breakpoint
ALTER TABLE "kept_pairs" ADD CONSTRAINT "kept_pairs_kind" CHECK ("kept_pairs"."kind" IN ('apart', 'seen', 'opened', 'shown')) NOT VALID;--> statement-breakpoint
ALTER TABLE "kept_pairs" VALIDATE CONSTRAINT "kept_pairs_kind";--> statement-breakpoint
ALTER TABLE "shown_profiles" ADD COLUMN "shown_as" integer[];--> statement-breakpoint
-- Views read by the right of their owner, past row security. What members may read of each other, column by column; without a name, nothing.
CREATE VIEW people AS
	SELECT id, first_name, gender, city, has_children, bio, photo_url FROM profiles
	WHERE coalesce(current_setting('lueur.member', true), '') <> '';--> statement-breakpoint
CREATE RULE people_inserted AS ON INSERT TO people DO INSTEAD NOTHING;--> statement-breakpoint
CREATE RULE people_updated AS ON UPDATE TO people DO INSTEAD NOTHING;--> statement-breakpoint
CREATE RULE people_deleted AS ON DELETE TO people DO INSTEAD NOTHING;--> statement-breakpoint
-- For work in the name of all members: the condition is asked once, not for each row, and leaves every index to the planner.
CREATE VIEW all_cards AS SELECT * FROM match_cards WHERE coalesce(current_setting('lueur.member', true), '') = '*';--> statement-breakpoint
CREATE RULE all_cards_inserted AS ON INSERT TO all_cards DO INSTEAD NOTHING;--> statement-breakpoint
CREATE RULE all_cards_updated AS ON UPDATE TO all_cards DO INSTEAD NOTHING;--> statement-breakpoint
CREATE RULE all_cards_deleted AS ON DELETE TO all_cards DO INSTEAD NOTHING;--> statement-breakpoint
CREATE VIEW all_profiles AS SELECT id, first_name, last_name, city FROM profiles WHERE coalesce(current_setting('lueur.member', true), '') = '*';--> statement-breakpoint
CREATE RULE all_profiles_inserted AS ON INSERT TO all_profiles DO INSTEAD NOTHING;--> statement-breakpoint
CREATE RULE all_profiles_updated AS ON UPDATE TO all_profiles DO INSTEAD NOTHING;--> statement-breakpoint
CREATE RULE all_profiles_deleted AS ON DELETE TO all_profiles DO INSTEAD NOTHING;--> statement-breakpoint
-- The same as before, and how the member was when each person was first shown this week.
CREATE OR REPLACE FUNCTION note_shown(viewer text, note jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	at timestamptz := note ->> 'now';
	week timestamptz := note ->> 'week';
	self integer[] := ARRAY(SELECT jsonb_array_elements_text(note -> 'self')::int);
BEGIN
	-- Only the statements after this one see what was written by whoever held the lock before.
	PERFORM FROM users WHERE id = viewer FOR NO KEY UPDATE;
	IF faces_of(viewer) <> note -> 'plannedOn' THEN
		RETURN false;
	END IF;
	IF EXISTS (
		SELECT FROM jsonb_to_recordset(note -> 'looks') AS look(person text, before jsonb)
		LEFT JOIN score_views s ON s.viewer_id = viewer AND s.person_id = look.person
		WHERE to_jsonb(s.their_version) IS DISTINCT FROM look.before -> 'theirs'
			OR to_jsonb(s.compared_on) IS DISTINCT FROM look.before -> 'comparedOn'
	) THEN
		RETURN false;
	END IF;
	UPDATE shown_profiles SET admitted_at = NULL
	WHERE user_id = viewer AND profile_id IN (SELECT jsonb_array_elements_text(note -> 'released'));
	UPDATE shown_profiles SET shown_at = at
	WHERE user_id = viewer AND profile_id IN (SELECT jsonb_array_elements_text(note -> 'shownAgain'));
	INSERT INTO shown_profiles AS face (user_id, profile_id, introduced_at, admitted_at, shown_at, shown_as)
	SELECT viewer, admitted, at, at, at, nullif(self, '{}') FROM jsonb_array_elements_text(note -> 'admitted') AS admitted
	ON CONFLICT (user_id, profile_id) DO UPDATE SET admitted_at = excluded.admitted_at, shown_at = excluded.shown_at,
		shown_as = CASE WHEN face.shown_at >= week THEN face.shown_as ELSE excluded.shown_as END;
	INSERT INTO score_views (viewer_id, person_id, my_version, their_version, love_points, compared_on)
	SELECT viewer, look.person, view.mine, view.theirs, view.points, view."comparedOn"
	FROM jsonb_to_recordset(note -> 'looks') AS look(person text, view jsonb),
		jsonb_to_record(look.view) AS view(mine int, theirs int, points smallint, "comparedOn" date)
	ON CONFLICT (viewer_id, person_id) DO UPDATE SET
		my_version = excluded.my_version, their_version = excluded.their_version, love_points = excluded.love_points,
		compared_on = excluded.compared_on;
	RETURN true;
EXCEPTION WHEN foreign_key_violation THEN
	-- One of the two has gone meanwhile.
	RETURN false;
END $$;
