-- allowed: no release was installed yet
ALTER TABLE "verified_by_cell" RENAME TO "members_by_cell";--> statement-breakpoint
-- allowed: no statement names this constraint
ALTER TABLE "members_by_cell" RENAME CONSTRAINT "verified_by_cell_pkey" TO "members_by_cell_pkey";--> statement-breakpoint
-- allowed: no statement names this constraint
ALTER TABLE "members_by_cell" RENAME CONSTRAINT "verified_by_cell_cell" TO "members_by_cell_cell";--> statement-breakpoint
-- allowed: no statement names this constraint
ALTER TABLE "members_by_cell" RENAME CONSTRAINT "verified_by_cell_members" TO "members_by_cell_members";--> statement-breakpoint
ALTER TABLE "members_by_cell" ADD COLUMN "verified" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- allowed: a few thousand rows, counted anew each night
ALTER TABLE "members_by_cell" ADD CONSTRAINT "members_by_cell_verified" CHECK ("members_by_cell"."verified" >= 0);--> statement-breakpoint
ALTER TABLE "public_team" ADD COLUMN "publisher_town" text DEFAULT '' NOT NULL;
