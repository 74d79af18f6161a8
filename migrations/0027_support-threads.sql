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
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_threads_kind" CHECK ("support_threads"."kind" IN ('visitor', 'member', 'contact')),
	CONSTRAINT "support_threads_state" CHECK ("support_threads"."state" IN ('open', 'waiting', 'resolved')),
	CONSTRAINT "support_threads_audience" CHECK ("support_threads"."audience" IN ('support', 'coach', 'admin')),
	CONSTRAINT "support_threads_recipient" CHECK ("support_threads"."recipient" IN ('coach', 'relations', 'admin', 'dpo')),
	CONSTRAINT "support_threads_waiting" CHECK (("support_threads"."state" = 'open') = ("support_threads"."waiting_since" IS NOT NULL)),
	CONSTRAINT "support_threads_unread" CHECK ("support_threads"."unread" >= 0)
);
--> statement-breakpoint
ALTER TABLE "admin_chat_messages" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "visitor_chat_messages" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "support_notes" ADD CONSTRAINT "support_notes_thread_id_support_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."support_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_notes" ADD CONSTRAINT "support_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_presence_seen_at_index" ON "support_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "support_notes_once" ON "support_notes" USING btree ("thread_id","client_id");--> statement-breakpoint
CREATE INDEX "support_notes_user_id_index" ON "support_notes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_threads_chat" ON "support_threads" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "support_threads_user_id_index" ON "support_threads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "support_threads_address" ON "support_threads" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "support_threads_state_waiting_since_id_index" ON "support_threads" USING btree ("state","waiting_since","id");--> statement-breakpoint
CREATE INDEX "support_threads_state_last_message_at_id_index" ON "support_threads" USING btree ("state","last_message_at","id");--> statement-breakpoint
CREATE INDEX "support_threads_assignee_id_index" ON "support_threads" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "admin_chat_messages_words" ON "admin_chat_messages" USING gin (translate(lower("content"), 'àâäáãåçéèêëíîìïñóôòöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "visitor_chat_messages_words" ON "visitor_chat_messages" USING gin (translate(lower("content"), 'àâäáãåçéèêëíîìïñóôòöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy') gin_trgm_ops);--> statement-breakpoint
INSERT INTO "support_hours" ("day", "opens", "closes") SELECT day, '09:00', '18:00' FROM generate_series(1, 5) AS day;--> statement-breakpoint
INSERT INTO "visitor_chat_messages" ("visitor_key", "visitor_id", "visitor_name", "visitor_email", "client_id", "content", "is_from_admin", "created_at")
SELECT 'lettre-' || "id", '', "first_name" || ' ' || "last_name", "email", 'letter', "message", false, "created_at" FROM "contacts";--> statement-breakpoint
INSERT INTO "support_threads" ("kind", "key", "user_id", "name", "email", "phone", "recipient", "audience", "state", "excerpt", "from_team", "unread", "waiting_since", "last_message_at", "created_at")
SELECT 'contact', 'lettre-' || "id", "user_id", "first_name" || ' ' || "last_name", "email", "phone", "recipient",
  CASE "recipient" WHEN 'coach' THEN 'coach' WHEN 'relations' THEN 'support' ELSE 'admin' END,
  CASE WHEN recent THEN 'open' ELSE 'resolved' END, left(regexp_replace("message", '\s+', ' ', 'g'), 160), false,
  recent::int, CASE WHEN recent THEN "created_at" END, "created_at", "created_at"
FROM (SELECT *, "created_at" > now() - interval '30 days' AS recent FROM "contacts") AS letters;--> statement-breakpoint
INSERT INTO "support_threads" ("kind", "key", "user_id", "name", "email", "state", "excerpt", "from_team", "unread", "waiting_since", "last_message_at", "created_at")
SELECT kind, key, user_id, name, email, CASE WHEN recent THEN 'open' ELSE 'resolved' END, left(regexp_replace(words, '\s+', ' ', 'g'), 160),
  false, recent::int, CASE WHEN recent THEN last_at END, last_at, first_at
FROM (SELECT *, last_at > now() - interval '30 days' AS recent FROM (
  SELECT 'visitor' AS kind, "visitor_key" AS key, NULL AS user_id, min("visitor_name") AS name, min("visitor_email") AS email,
    (array_agg("content" ORDER BY "id" DESC))[1] AS words, max("created_at") AS last_at, min("created_at") AS first_at
  FROM "visitor_chat_messages" WHERE NOT "is_from_admin" AND "client_id" <> 'letter' GROUP BY "visitor_key"
  UNION ALL
  SELECT 'member', "user_id", "user_id", '', '', (array_agg("content" ORDER BY "id" DESC))[1], max("created_at"), min("created_at")
  FROM "admin_chat_messages" WHERE NOT "is_from_admin" GROUP BY "user_id") AS chats) AS dated;
