DROP INDEX "moderation_cases_queue";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "moderation_cases_queued" ON "moderation_cases" USING btree ("rank_at","id") WHERE settled_at IS NULL OR (gravity = 5 AND NOT steps_done);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_ordered_at" ON "orders" USING btree ("ordered_at");