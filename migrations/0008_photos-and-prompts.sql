CREATE TABLE "profile_prompts" (
	"user_id" text NOT NULL,
	"position" smallint NOT NULL,
	"prompt" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "profile_prompts_user_id_position_pk" PRIMARY KEY("user_id","position"),
	CONSTRAINT "profile_prompts_user_id_prompt_unique" UNIQUE("user_id","prompt"),
	CONSTRAINT "profile_prompts_prompt" CHECK ("profile_prompts"."prompt" IN ('good-sunday', 'makes-me-laugh', 'looking-for', 'small-joy', 'talk-for-hours', 'last-discovery', 'good-place', 'signature-dish', 'after-a-long-day', 'kept-from-childhood', 'song', 'life-taught-me', 'touching-gesture', 'small-pride', 'together', 'harmless-habit', 'friends-say', 'changed-my-mind', 'never-tired-of', 'first-meeting')),
	CONSTRAINT "profile_prompts_position" CHECK ("profile_prompts"."position" BETWEEN 0 AND 2)
);
--> statement-breakpoint
ALTER TABLE "photos" DROP CONSTRAINT "photos_user_id_unique";--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "caption" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "client_id" text;--> statement-breakpoint
ALTER TABLE "profile_prompts" ADD CONSTRAINT "profile_prompts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_position_unique" UNIQUE("user_id","position");--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_client_id_unique" UNIQUE("user_id","client_id");--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_position" CHECK ("photos"."position" BETWEEN -6 AND 5);