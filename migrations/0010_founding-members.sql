CREATE TABLE "founding_members" (
	"id" text PRIMARY KEY NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "founding_places" (
	"id" smallint PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "founding_places_single" CHECK ("founding_places"."id" = 1),
	CONSTRAINT "founding_places_taken" CHECK ("founding_places"."taken" BETWEEN 0 AND 1000)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"service" text NOT NULL,
	"price_cents" integer NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "orders_service" CHECK ("orders"."service" IN ('membership', 'masterclass', 'coaching')),
	CONSTRAINT "orders_price" CHECK ("orders"."price_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "founding_members" ADD CONSTRAINT "founding_members_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_user_id_index" ON "orders" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "founding_members" ("id", "joined_at") SELECT "id", "created_at" FROM "profiles" ORDER BY "created_at", "id" LIMIT 1000;--> statement-breakpoint
INSERT INTO "founding_places" ("id", "taken") SELECT 1, count(*) FROM "founding_members";
