DROP TRIGGER match_cards_inserted ON match_cards;--> statement-breakpoint
DROP TRIGGER match_cards_updated ON match_cards;--> statement-breakpoint
DROP TRIGGER match_cards_deleted ON match_cards;--> statement-breakpoint
DROP FUNCTION note_match_card_changes();--> statement-breakpoint
-- allowed: nodes of the release before notice within ten seconds that they cannot follow it, and rank in SQL
DROP TABLE "match_card_changes" CASCADE;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "match_cards_arrived" ON "match_cards" USING btree ("arrived_at");
