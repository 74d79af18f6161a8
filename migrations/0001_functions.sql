-- What the generator does not know: triggers, functions, and the rows that a new base begins with.
-- Rows of a log are added and, a year later, taken away by retention, which says so; nothing else may touch them.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('lueur.audit_retention', true) = 'on' AND OLD.at < now() - interval '1 year' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP;
END $$;--> statement-breakpoint
CREATE TRIGGER staff_audit_append_only BEFORE UPDATE OR DELETE ON "staff_audit" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER staff_audit_no_truncate BEFORE TRUNCATE ON "staff_audit" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER security_events_append_only BEFORE UPDATE OR DELETE ON "security_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER security_events_no_truncate BEFORE TRUNCATE ON "security_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Which cards changed and in which transaction: nodes follow it (decision 18).
CREATE FUNCTION note_match_card_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO match_card_changes (id, changed, at)
	SELECT id, pg_current_xact_id(), clock_timestamp() FROM changed_cards ORDER BY id
	ON CONFLICT (id) DO UPDATE SET changed = excluded.changed, at = excluded.at;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER match_cards_inserted AFTER INSERT ON match_cards REFERENCING NEW TABLE AS changed_cards
	FOR EACH STATEMENT EXECUTE FUNCTION note_match_card_changes();--> statement-breakpoint
CREATE TRIGGER match_cards_updated AFTER UPDATE ON match_cards REFERENCING NEW TABLE AS changed_cards
	FOR EACH STATEMENT EXECUTE FUNCTION note_match_card_changes();--> statement-breakpoint
CREATE TRIGGER match_cards_deleted AFTER DELETE ON match_cards REFERENCING OLD TABLE AS changed_cards
	FOR EACH STATEMENT EXECUTE FUNCTION note_match_card_changes();--> statement-breakpoint
-- A first message with a number, an address or a link warns its reader (D20): one of somebody who had not written before,
-- or whom the other has not answered. What the program wrote counts for neither.
CREATE FUNCTION warns_of_details(me text, other text, holds_details boolean) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF NOT holds_details THEN
    RETURN false;
  END IF;
  RETURN NOT (
    EXISTS (SELECT FROM chat_messages m WHERE least(m.sender_id, m.receiver_id) = least(me, other)
      AND greatest(m.sender_id, m.receiver_id) = greatest(me, other) AND m.sender_id = me AND NOT m.automatic)
    AND EXISTS (SELECT FROM chat_messages m WHERE least(m.sender_id, m.receiver_id) = least(me, other)
      AND greatest(m.sender_id, m.receiver_id) = greatest(me, other) AND m.sender_id = other AND NOT m.automatic));
END $$;--> statement-breakpoint
-- A message in one round trip (decision 19): the same locks, checks and numbers as lockConversation, isBlocked, isHidden,
-- insertMessage, setClosure and recordEvents, each of its statements seeing what was committed before it. `verdicts` and
-- `answered` are what the rules say of each closure. The caller's transaction is this one statement.
CREATE FUNCTION send_message(
  me text, other text, client text, words text, holds_details boolean, at timestamptz, verdicts jsonb, answered text,
  OUT outcome text, OUT message_id bigint, OUT my_seq bigint, OUT their_seq bigint, OUT my_unread int, OUT their_unread int,
  OUT warns boolean
) LANGUAGE plpgsql AS $$
DECLARE
  side record;
  sides int := 0;
  verdict text;
  told int := 1;
BEGIN
  FOR side IN
    SELECT c.user_id, c.closure, c.unread_count FROM chat_contacts c
    WHERE (c.user_id = me AND c.contact_id = other) OR (c.user_id = other AND c.contact_id = me)
    ORDER BY c.user_id FOR UPDATE
  LOOP
    sides := sides + 1;
    IF side.user_id = me THEN
      verdict := verdicts ->> coalesce(side.closure, 'open');
      my_unread := side.unread_count;
    END IF;
  END LOOP;
  IF sides < 2 OR EXISTS (
    SELECT FROM blocked_users b
    WHERE (b.user_id = me AND b.blocked_user_id = other) OR (b.user_id = other AND b.blocked_user_id = me)
  ) THEN
    outcome := 'stranger';
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM account_standings a WHERE a.user_id = other) THEN
    outcome := 'unreachable';
    RETURN;
  END IF;
  IF verdict IS NULL OR verdict NOT IN ('ok', 'once') THEN
    outcome := 'closed';
    RETURN;
  END IF;
  warns := warns_of_details(me, other, holds_details);
  INSERT INTO chat_messages (sender_id, receiver_id, client_id, content, holds_contact_details, created_at)
    VALUES (me, other, client, words, warns, at)
    ON CONFLICT (sender_id, client_id) DO NOTHING RETURNING id INTO message_id;
  IF message_id IS NULL THEN
    outcome := 'repeated';
    RETURN;
  END IF;
  UPDATE chat_contacts c SET unread_count = c.unread_count + 1, unread_since = coalesce(c.unread_since, at)
    WHERE c.user_id = other AND c.contact_id = me RETURNING c.unread_count INTO their_unread;
  IF verdict = 'once' THEN
    UPDATE chat_contacts c SET closure = answered WHERE c.user_id = me AND c.contact_id = other;
    told := 2;
  END IF;
  FOR side IN
    INSERT INTO member_streams AS s (user_id, seq)
    SELECT v.user_id, v.count FROM (VALUES (me, told), (other, 1)) AS v (user_id, count) ORDER BY v.user_id
    ON CONFLICT (user_id) DO UPDATE SET seq = s.seq + excluded.seq
    RETURNING s.user_id, s.seq
  LOOP
    IF side.user_id = me THEN my_seq := side.seq - told + 1; ELSE their_seq := side.seq; END IF;
  END LOOP;
  INSERT INTO user_events (user_id, seq, kind, contact_id, message_id, created_at)
    VALUES (me, my_seq, 'message', other, send_message.message_id, at),
      (other, their_seq, 'message', me, send_message.message_id, at);
  IF told = 2 THEN
    INSERT INTO user_events (user_id, seq, kind, contact_id, created_at)
      VALUES (me, my_seq + 1, 'contacts-changed', other, at);
  END IF;
  outcome := 'stored';
END $$;--> statement-breakpoint
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
		WHERE to_jsonb(s.their_version) IS DISTINCT FROM look.before -> 'theirs'
			OR to_jsonb(s.compared_on) IS DISTINCT FROM look.before -> 'comparedOn'
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
END $$;--> statement-breakpoint
INSERT INTO "support_hours" ("day", "opens", "closes") SELECT day, '09:00', '18:00' FROM generate_series(1, 5) AS day;--> statement-breakpoint
INSERT INTO "founding_places" ("id", "taken") VALUES (1, 0);--> statement-breakpoint
-- Two members are locked together, so that their rows are open; changed is one's own alone (decision 33).
CREATE FUNCTION refuse_other_members() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	member text := coalesce(current_setting('lueur.member', true), '');
BEGIN
	IF member NOT IN ('', '*', OLD.id) THEN
		RAISE EXCEPTION 'in the name of a member nobody else is changed' USING ERRCODE = 'insufficient_privilege';
	END IF;
	IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER users_of_others BEFORE UPDATE OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION refuse_other_members();--> statement-breakpoint
-- How many members each coach accompanies, whatever gives or takes an assignment: an erasure as well.
CREATE FUNCTION count_coach_members() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE coaches c SET members = c.members - gone.members
		FROM (SELECT coach_id, count(*) AS members FROM former GROUP BY coach_id) AS gone WHERE c.id = gone.coach_id;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		UPDATE coaches c SET members = c.members + come.members
		FROM (SELECT coach_id, count(*) AS members FROM latter GROUP BY coach_id) AS come WHERE c.id = come.coach_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER coach_assignments_inserted AFTER INSERT ON coach_assignments REFERENCING NEW TABLE AS latter
	FOR EACH STATEMENT EXECUTE FUNCTION count_coach_members();--> statement-breakpoint
CREATE TRIGGER coach_assignments_updated AFTER UPDATE ON coach_assignments REFERENCING OLD TABLE AS former NEW TABLE AS latter
	FOR EACH STATEMENT EXECUTE FUNCTION count_coach_members();--> statement-breakpoint
CREATE TRIGGER coach_assignments_deleted AFTER DELETE ON coach_assignments REFERENCING OLD TABLE AS former
	FOR EACH STATEMENT EXECUTE FUNCTION count_coach_members();--> statement-breakpoint
-- A member's conversation with the team bears the first name of the profile: the inbox is searched among conversations,
-- not among members. The profile is locked, so that a name that changes meanwhile comes first or is told here.
CREATE FUNCTION name_member_thread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE support_threads t SET name = p.first_name
	FROM (SELECT first_name FROM profiles WHERE id = NEW.key FOR SHARE) AS p WHERE t.id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER support_threads_inserted AFTER INSERT ON support_threads
	FOR EACH ROW WHEN (NEW.kind = 'member') EXECUTE FUNCTION name_member_thread();--> statement-breakpoint
CREATE FUNCTION rename_member_thread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE support_threads SET name = NEW.first_name WHERE kind = 'member' AND key = NEW.id AND name <> NEW.first_name;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER profiles_named AFTER INSERT OR UPDATE OF first_name ON profiles
	FOR EACH ROW EXECUTE FUNCTION rename_member_thread();--> statement-breakpoint
-- An account that is written with its pseudonym comes from a backup: the next start compares it with the whole ledger. A
-- base that is restored whole has its own ledger of that moment, and its rows are there before this trigger is.
CREATE FUNCTION forget_pseudonym() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.person := NULL;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER users_unrecognised BEFORE INSERT ON users
	FOR EACH ROW WHEN (NEW.person IS NOT NULL) EXECUTE FUNCTION forget_pseudonym();
