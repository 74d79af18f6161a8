-- allowed: no release was installed yet
ALTER TABLE "consent_proofs" DROP CONSTRAINT "consent_proofs_purpose";--> statement-breakpoint
-- allowed: no release was installed yet
ALTER TABLE "consents" DROP CONSTRAINT "consents_purpose";--> statement-breakpoint
-- allowed: no release was installed yet
ALTER TABLE "consent_proofs" ADD CONSTRAINT "consent_proofs_purpose" CHECK ("consent_proofs"."purpose" IN ('terms', 'love-life', 'quiz', 'coaching', 'interview', 'intimate-workshop'));--> statement-breakpoint
-- allowed: no release was installed yet
ALTER TABLE "consents" ADD CONSTRAINT "consents_purpose" CHECK ("consents"."purpose" IN ('terms', 'love-life', 'quiz', 'coaching', 'interview', 'intimate-workshop'));
