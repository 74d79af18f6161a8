CREATE TABLE "photo_scores" (
	"photo_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"porn" real,
	"sexy" real,
	"hentai" real,
	"neutral" real,
	"drawing" real,
	"looked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photo_scores_bounds" CHECK ("photo_scores"."porn" BETWEEN 0 AND 1 AND "photo_scores"."sexy" BETWEEN 0 AND 1 AND "photo_scores"."hentai" BETWEEN 0 AND 1 AND "photo_scores"."neutral" BETWEEN 0 AND 1 AND "photo_scores"."drawing" BETWEEN 0 AND 1)
);
--> statement-breakpoint
ALTER TABLE "photo_scores" ADD CONSTRAINT "photo_scores_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_scores" ADD CONSTRAINT "photo_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_scores_user_id_index" ON "photo_scores" USING btree ("user_id");