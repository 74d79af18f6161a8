CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "daily_figures_day_name_pk" PRIMARY KEY("day","name"),
	CONSTRAINT "daily_figures_value" CHECK ("daily_figures"."value" >= 0)
);
