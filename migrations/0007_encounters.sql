CREATE TABLE "encounters" (
	"id" text PRIMARY KEY NOT NULL,
	"proposer_id" text NOT NULL,
	"invited_id" text NOT NULL,
	"moments" text[] NOT NULL,
	"place_kind" text NOT NULL,
	"place_name" text DEFAULT '' NOT NULL,
	"agreed_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "encounters_place_kind" CHECK ("encounters"."place_kind" IN ('Café', 'Salon de thé', 'Parc ou jardin', 'Musée ou exposition', 'Marché', 'Librairie', 'Restaurant', 'Balade en ville')),
	CONSTRAINT "encounters_revision" CHECK ("encounters"."revision" >= 0)
);
--> statement-breakpoint
ALTER TABLE "encounters" ADD CONSTRAINT "encounters_proposer_id_users_id_fk" FOREIGN KEY ("proposer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encounters" ADD CONSTRAINT "encounters_invited_id_users_id_fk" FOREIGN KEY ("invited_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "encounters_proposer_id_index" ON "encounters" USING btree ("proposer_id");--> statement-breakpoint
CREATE INDEX "encounters_invited_id_index" ON "encounters" USING btree ("invited_id");--> statement-breakpoint
CREATE INDEX "encounters_agreed_at_index" ON "encounters" USING btree ("agreed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "encounters_one_proposal" ON "encounters" USING btree (least("proposer_id", "invited_id"),greatest("proposer_id", "invited_id")) WHERE "encounters"."agreed_at" IS NULL;