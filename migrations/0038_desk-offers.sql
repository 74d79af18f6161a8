CREATE TABLE "offers" (
	"key" text PRIMARY KEY NOT NULL,
	"price_cents" integer NOT NULL,
	"today" text NOT NULL,
	"until_day" date,
	CONSTRAINT "offers_key" CHECK ("offers"."key" IN ('membership', 'masterclass', 'coaching', 'first-session')),
	CONSTRAINT "offers_price" CHECK ("offers"."price_cents" BETWEEN 0 AND 1000000)
);
