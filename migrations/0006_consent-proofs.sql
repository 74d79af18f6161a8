ALTER TABLE "consents" DROP CONSTRAINT "consents_purpose";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "text_date" date NOT NULL DEFAULT '2026-11-21';--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "text_date" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "text_sha256" text NOT NULL DEFAULT 'bdf96878bf1280dc148cfae4e1a567c3e08e395eccc7066c3730bfe6a67f88b5';--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "text_sha256" DROP DEFAULT;--> statement-breakpoint
-- What both texts were until now, as the register of texts names them.
UPDATE "consents" SET "text_sha256" = '35d72a16bda19fdbcebbf09a2f27ee5df8cb52410d2ee9a52d6d67cd6fb2af2a' WHERE "purpose" = 'terms';--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_purpose" CHECK ("consents"."purpose" IN ('terms', 'love-life', 'quiz'));--> statement-breakpoint
-- The text about love life covered the quiz until now: it stays the proof of whoever answered one.
INSERT INTO "consents" ("user_id", "purpose", "version", "text_date", "text_sha256", "given_at")
SELECT "user_id", 'quiz', "version", "text_date", "text_sha256", "given_at" FROM "consents"
WHERE "purpose" = 'love-life' AND "withdrawn_at" IS NULL AND "user_id" IN (SELECT "id" FROM "relationship_quiz");