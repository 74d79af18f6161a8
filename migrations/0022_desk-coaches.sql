ALTER TABLE "coaches" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coaches" ADD COLUMN "position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coaches" ADD COLUMN "shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "coaches" ADD COLUMN "example" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coaches" ADD COLUMN "staff_id" text;--> statement-breakpoint
ALTER TABLE "coaches" ADD CONSTRAINT "coaches_staff_id_unique" UNIQUE("staff_id");--> statement-breakpoint
ALTER TABLE "coaches" ADD CONSTRAINT "coaches_position" CHECK ("coaches"."position" BETWEEN 0 AND 999);