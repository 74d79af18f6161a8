DROP INDEX "match_card_changes_changed_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "match_card_changes_order" ON "match_card_changes" USING btree ("changed","id");