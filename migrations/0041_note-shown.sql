CREATE FUNCTION faces_of(viewer text) RETURNS jsonb LANGUAGE sql STABLE AS $$
	SELECT coalesce(jsonb_agg(jsonb_build_array(profile_id, (extract(epoch FROM introduced_at) * 1000)::bigint,
		(extract(epoch FROM admitted_at) * 1000)::bigint, (extract(epoch FROM shown_at) * 1000)::bigint) ORDER BY profile_id), '[]')
	FROM shown_profiles WHERE user_id = viewer
$$;--> statement-breakpoint
-- What a member is shown, written under their lock; see note-store.ts. False when what it was planned on has changed.
CREATE FUNCTION note_shown(viewer text, note jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	at timestamptz := note ->> 'now';
BEGIN
	-- Only the statements after this one see what was written by whoever held the lock before.
	PERFORM FROM users WHERE id = viewer FOR NO KEY UPDATE;
	IF faces_of(viewer) <> note -> 'plannedOn' THEN
		RETURN false;
	END IF;
	IF EXISTS (
		SELECT FROM jsonb_to_recordset(note -> 'looks') AS look(person text, before jsonb)
		LEFT JOIN score_views s ON s.viewer_id = viewer AND s.person_id = look.person
		WHERE to_jsonb(s.versions) IS DISTINCT FROM look.before -> 'versions'
			OR to_jsonb(s.their_version) IS DISTINCT FROM look.before -> 'personVersion'
	) THEN
		RETURN false;
	END IF;
	UPDATE shown_profiles SET admitted_at = NULL
	WHERE user_id = viewer AND profile_id IN (SELECT jsonb_array_elements_text(note -> 'released'));
	UPDATE shown_profiles SET shown_at = at
	WHERE user_id = viewer AND profile_id IN (SELECT jsonb_array_elements_text(note -> 'shownAgain'));
	INSERT INTO shown_profiles (user_id, profile_id, introduced_at, admitted_at, shown_at)
	SELECT viewer, face, at, at, at FROM jsonb_array_elements_text(note -> 'admitted') AS face
	ON CONFLICT (user_id, profile_id) DO UPDATE SET admitted_at = excluded.admitted_at, shown_at = excluded.shown_at;
	INSERT INTO score_views (viewer_id, person_id, versions, their_version, love_points)
	SELECT viewer, look.person, view.versions, view."personVersion", view.points
	FROM jsonb_to_recordset(note -> 'looks') AS look(person text, view jsonb),
		jsonb_to_record(look.view) AS view(versions int[], "personVersion" int, points smallint)
	ON CONFLICT (viewer_id, person_id) DO UPDATE SET
		versions = excluded.versions, their_version = excluded.their_version, love_points = excluded.love_points;
	RETURN true;
EXCEPTION WHEN foreign_key_violation THEN
	-- One of the two has gone meanwhile.
	RETURN false;
END $$;
