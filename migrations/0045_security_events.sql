CREATE TABLE "security_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"who" text,
	"origin" text,
	"detail" text,
	"request_id" text,
	"times" integer NOT NULL,
	CONSTRAINT "security_events_times" CHECK ("security_events"."times" >= 1)
);
--> statement-breakpoint
CREATE INDEX "security_events_at_index" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_events_who_at_index" ON "security_events" USING btree ("who","at");--> statement-breakpoint
CREATE INDEX "security_events_origin_at_index" ON "security_events" USING btree ("origin","at");
--> statement-breakpoint
CREATE FUNCTION refuse_security_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('lueur.audit_retention', true) = 'on' AND OLD.at < now() - interval '1 year' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'security_events is append-only: % refused', TG_OP;
END $$;--> statement-breakpoint
CREATE TRIGGER security_events_append_only BEFORE UPDATE OR DELETE ON "security_events" FOR EACH ROW EXECUTE FUNCTION refuse_security_event_change();--> statement-breakpoint
CREATE TRIGGER security_events_no_truncate BEFORE TRUNCATE ON "security_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_security_event_change();
