-- A message in one round trip (decision 19): the same locks, checks and numbers as lockConversation, isBlocked, isHidden,
-- insertMessage, setClosure and recordEvents, each of its statements seeing what was committed before it. `verdicts` and
-- `answered` are what the rules say of each closure. The caller's transaction is this one statement.
CREATE FUNCTION send_message(
  me text, other text, client text, words text, at timestamptz, verdicts jsonb, answered text,
  OUT outcome text, OUT message_id bigint, OUT my_seq bigint, OUT their_seq bigint, OUT my_unread int, OUT their_unread int
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
  INSERT INTO chat_messages (sender_id, receiver_id, client_id, content, created_at)
    VALUES (me, other, client, words, at)
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
END $$;
