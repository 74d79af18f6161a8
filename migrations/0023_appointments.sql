CREATE TABLE "appointment_slots" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"host_name" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointment_slots_staff_id_starts_at_unique" UNIQUE("staff_id","starts_at"),
	CONSTRAINT "appointment_slots_kind" CHECK ("appointment_slots"."kind" IN ('welcome', 'verification'))
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"slot_id" text,
	"staff_id" text NOT NULL,
	"host_name" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"means" text NOT NULL,
	"phone" text,
	"revision" smallint DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"cancelled_by" text,
	"began_at" timestamp with time zone,
	"member_seat" text,
	"staff_seat" text,
	"note" text,
	"noted_at" timestamp with time zone,
	CONSTRAINT "appointments_slot_id_unique" UNIQUE("slot_id"),
	CONSTRAINT "appointments_kind" CHECK ("appointments"."kind" IN ('welcome', 'verification')),
	CONSTRAINT "appointments_state" CHECK ("appointments"."state" IN ('booked', 'cancelled', 'held', 'missed')),
	CONSTRAINT "appointments_means" CHECK ("appointments"."means" IN ('call', 'phone')),
	CONSTRAINT "appointments_cancelled_by" CHECK ("appointments"."cancelled_by" IN ('member', 'team')),
	CONSTRAINT "appointments_revision" CHECK ("appointments"."revision" >= 0)
);
--> statement-breakpoint
CREATE TABLE "profile_verifications" (
	"user_id" text PRIMARY KEY NOT NULL,
	"photo_id" text,
	"verified_at" timestamp with time zone NOT NULL,
	"verified_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_slot_id_appointment_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."appointment_slots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_verifications" ADD CONSTRAINT "profile_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_verifications" ADD CONSTRAINT "profile_verifications_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_slots_kind_starts_at_index" ON "appointment_slots" USING btree ("kind","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_user_id_index" ON "appointments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "appointments_staff_id_starts_at_index" ON "appointments" USING btree ("staff_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_starts_at_index" ON "appointments" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "profile_verifications_photo_id_index" ON "profile_verifications" USING btree ("photo_id");