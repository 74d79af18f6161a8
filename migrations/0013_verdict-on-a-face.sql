ALTER TABLE "appointments" ADD COLUMN "face" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_face" CHECK ("appointments"."face" IN ('same', 'unsure'));