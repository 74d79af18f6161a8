CREATE TABLE "attention" (
	"id" text PRIMARY KEY NOT NULL,
	"step" smallint NOT NULL,
	CONSTRAINT "attention_step" CHECK ("attention"."step" BETWEEN 0 AND 3)
);
--> statement-breakpoint
DROP INDEX "match_cards_search";--> statement-breakpoint
ALTER TABLE "attention" ADD CONSTRAINT "attention_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "match_cards_ranked" ON "match_cards" USING btree ("gender","preferred_gender","cell","birth_date","id","min_age","max_age","max_chord_sq","x","y","z","traits","refuses","love","love_version","activities","life","has_photo","spread");--> statement-breakpoint
DROP VIEW all_cards;--> statement-breakpoint
-- allowed: no release was installed yet; attention is counted anew within the hour
ALTER TABLE "match_cards" DROP COLUMN "attention";--> statement-breakpoint
CREATE VIEW all_cards AS SELECT * FROM match_cards WHERE coalesce(current_setting('lueur.member', true), '') = '*';--> statement-breakpoint
CREATE RULE all_cards_inserted AS ON INSERT TO all_cards DO INSTEAD NOTHING;--> statement-breakpoint
CREATE RULE all_cards_updated AS ON UPDATE TO all_cards DO INSTEAD NOTHING;--> statement-breakpoint
CREATE RULE all_cards_deleted AS ON DELETE TO all_cards DO INSTEAD NOTHING;
