-- The hour of a plan is that of the communes of the two.
CREATE OR REPLACE VIEW people AS
	SELECT id, first_name, gender, city, has_children, bio, photo_url, city_code FROM profiles
	WHERE coalesce(current_setting('lueur.member', true), '') <> '';--> statement-breakpoint
-- Until now an hour was chosen and shown without a zone, and stored as one of Paris: two people of one other zone read
-- « 15 h » and meant theirs. What they read stays; its instant moves. With two zones, the instant stays.
WITH homes AS (
	SELECT id, CASE
		WHEN city_code IN ('98718', '98723', '98731', '98746', '98756', '98757') THEN 'Pacific/Marquesas'
		WHEN city_code = '98719' THEN 'Pacific/Gambier'
		ELSE CASE left(city_code, 3)
			WHEN '971' THEN 'America/Guadeloupe' WHEN '972' THEN 'America/Martinique' WHEN '973' THEN 'America/Cayenne'
			WHEN '974' THEN 'Indian/Reunion' WHEN '975' THEN 'America/Miquelon' WHEN '976' THEN 'Indian/Mayotte'
			WHEN '977' THEN 'America/St_Barthelemy' WHEN '978' THEN 'America/Marigot' WHEN '986' THEN 'Pacific/Wallis'
			WHEN '987' THEN 'Pacific/Tahiti' WHEN '988' THEN 'Pacific/Noumea' END
		END AS zone
	FROM profiles
), plans AS (
	SELECT e.id, one.zone FROM encounters e
	JOIN homes one ON one.id = e.proposer_id JOIN homes other ON other.id = e.invited_id
	WHERE one.zone = other.zone AND (e.agreed_at IS NULL OR e.agreed_at > now())
)
UPDATE encounters SET
	agreed_at = agreed_at AT TIME ZONE 'Europe/Paris' AT TIME ZONE plans.zone,
	moments = ARRAY(
		SELECT to_char(
			moment::timestamptz AT TIME ZONE 'Europe/Paris' AT TIME ZONE plans.zone AT TIME ZONE 'UTC',
			'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
		) FROM unnest(encounters.moments) WITH ORDINALITY AS proposed(moment, place) ORDER BY place
	),
	revision = revision + 1
FROM plans WHERE plans.id = encounters.id;
