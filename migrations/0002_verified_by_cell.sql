CREATE TABLE "verified_by_cell" (
	"cell" integer PRIMARY KEY NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "verified_by_cell_cell" CHECK ("verified_by_cell"."cell" BETWEEN 0 AND 1038239),
	CONSTRAINT "verified_by_cell_members" CHECK ("verified_by_cell"."members" >= 1)
);
