CREATE TABLE "score_views" (
	"viewer_id" text NOT NULL,
	"person_id" text NOT NULL,
	"versions" integer[] NOT NULL,
	"their_version" integer NOT NULL,
	"love_points" smallint NOT NULL,
	CONSTRAINT "score_views_viewer_id_person_id_pk" PRIMARY KEY("viewer_id","person_id"),
	CONSTRAINT "score_views_points" CHECK ("score_views"."love_points" BETWEEN 0 AND 50),
	CONSTRAINT "score_views_versions" CHECK (cardinality("score_views"."versions") BETWEEN 1 AND 3)
);
--> statement-breakpoint
CREATE TABLE "city_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	CONSTRAINT "city_changes_latitude" CHECK ("city_changes"."latitude" BETWEEN -90 AND 90),
	CONSTRAINT "city_changes_longitude" CHECK ("city_changes"."longitude" BETWEEN -180 AND 180)
);
--> statement-breakpoint
ALTER TABLE "love_profiles" ADD COLUMN "version" integer DEFAULT floor(random() * 2147483647)::int NOT NULL;--> statement-breakpoint
ALTER TABLE "match_cards" ADD COLUMN "love_version" integer;--> statement-breakpoint
ALTER TABLE "score_views" ADD CONSTRAINT "score_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_views" ADD CONSTRAINT "score_views_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_changes" ADD CONSTRAINT "city_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "score_views_person_id_index" ON "score_views" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "city_changes_user_id_changed_at_index" ON "city_changes" USING btree ("user_id","changed_at");--> statement-breakpoint
UPDATE "match_cards" c SET "love_version" = l."version" FROM "love_profiles" l WHERE l."id" = c."id";
