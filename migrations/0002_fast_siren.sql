ALTER TABLE "articles" DROP CONSTRAINT "articles_version";--> statement-breakpoint
ALTER TABLE "banner" DROP CONSTRAINT "banner_version";--> statement-breakpoint
ALTER TABLE "saved_replies" ADD COLUMN "client_id" uuid;--> statement-breakpoint
-- allowed: no release was installed yet; what is stored is its own version now
ALTER TABLE "articles" DROP COLUMN "version";--> statement-breakpoint
-- allowed: no release was installed yet; what is stored is its own version now
ALTER TABLE "banner" DROP COLUMN "version";