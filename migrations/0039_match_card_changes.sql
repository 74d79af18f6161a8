CREATE TABLE "match_card_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"changed" "xid8" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "match_card_changes_changed_index" ON "match_card_changes" USING btree ("changed");
--> statement-breakpoint
CREATE FUNCTION note_match_card_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO match_card_changes (id, changed, at)
	SELECT id, pg_current_xact_id(), clock_timestamp() FROM changed_cards ORDER BY id
	ON CONFLICT (id) DO UPDATE SET changed = excluded.changed, at = excluded.at;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER match_cards_inserted AFTER INSERT ON match_cards REFERENCING NEW TABLE AS changed_cards
	FOR EACH STATEMENT EXECUTE FUNCTION note_match_card_changes();
--> statement-breakpoint
CREATE TRIGGER match_cards_updated AFTER UPDATE ON match_cards REFERENCING NEW TABLE AS changed_cards
	FOR EACH STATEMENT EXECUTE FUNCTION note_match_card_changes();
--> statement-breakpoint
CREATE TRIGGER match_cards_deleted AFTER DELETE ON match_cards REFERENCING OLD TABLE AS changed_cards
	FOR EACH STATEMENT EXECUTE FUNCTION note_match_card_changes();
