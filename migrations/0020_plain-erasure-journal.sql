ALTER TABLE "erasure_ledger" DROP CONSTRAINT "erasure_ledger_number_unique";--> statement-breakpoint
ALTER TABLE "erasure_marks" DROP CONSTRAINT "erasure_marks_position";--> statement-breakpoint
ALTER TABLE "erasure_marks" DROP CONSTRAINT "erasure_marks_number";--> statement-breakpoint
-- allowed: no release was installed yet
ALTER TABLE "erasure_ledger" DROP COLUMN "number";--> statement-breakpoint
-- allowed: no release was installed yet
ALTER TABLE "erasure_marks" DROP COLUMN "position";--> statement-breakpoint
-- allowed: no release was installed yet
ALTER TABLE "erasure_marks" DROP COLUMN "number";--> statement-breakpoint
DROP TRIGGER users_unrecognised ON users;--> statement-breakpoint
DROP FUNCTION forget_pseudonym();
