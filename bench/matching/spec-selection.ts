import type pg from 'pg';
import type { Activity, LifeProject, LoveProfile } from '#member/answers/rules.ts';
import { birthDateWindow, compatibility, type MatchAnswers } from '#member/matching/rules.ts';
import type { SearchPreferences } from '#member/profile/rules.ts';
import { SELECTION_SIZE } from '#member/rhythm/rules.ts';

/**
 * The candidate search as spec 1 §7 tells it: every candidate of the gender and age asked for, three sub-queries
 * each, rejected ones left out, scores in JavaScript, sorted and cut. All queries of one request go out at once,
 * over the pool: kinder than one after the other.
 * @param today ISO date
 */
export async function specSelection(
  pool: pg.Pool,
  me: string,
  today: string,
): Promise<{ id: string; score: number }[]> {
  const { rows: found } = await pool.query<SearchPreferences>(
    'SELECT * FROM search_preferences WHERE id = $1',
    [me],
  );
  const [search] = found;
  if (!search) return [];
  const window = birthDateWindow(search.min_age, search.max_age, today);
  const { rows: candidates } = await pool.query<{ id: string }>(
    `SELECT id, first_name, birth_date, city, has_children, photo_url, bio, latitude, longitude
     FROM profiles WHERE gender = $1 AND id <> $2 AND birth_date BETWEEN $3 AND $4`,
    [search.preferred_gender, me, window.from, window.to],
  );
  const { rows: rejections } = await pool.query<{ rejected_profile_id: string }>(
    'SELECT rejected_profile_id FROM rejected_profiles WHERE user_id = $1',
    [me],
  );
  const rejected = new Set(rejections.map((row) => row.rejected_profile_id));
  const mine = await answersOf(pool, me);
  const scored = await Promise.all(
    candidates.map(async (candidate) => {
      const answers = await answersOf(pool, candidate.id);
      return { ...candidate, ...answers, score: compatibility(mine, answers).score };
    }),
  );
  return scored
    .filter(({ id }) => !rejected.has(id))
    .sort((a, b) => b.score - a.score)
    .slice(0, SELECTION_SIZE);
}

async function answersOf(pool: pg.Pool, id: string): Promise<MatchAnswers> {
  const [love, values, life] = await Promise.all([
    pool.query<LoveProfile>('SELECT * FROM love_profiles WHERE id = $1', [id]),
    pool.query<{ activities: Activity[] }>('SELECT * FROM shared_values WHERE id = $1', [id]),
    pool.query<LifeProject>('SELECT * FROM life_projects WHERE id = $1', [id]),
  ]);
  return {
    love: love.rows[0] ?? null,
    activities: values.rows[0]?.activities ?? null,
    life: life.rows[0] ?? null,
  };
}
