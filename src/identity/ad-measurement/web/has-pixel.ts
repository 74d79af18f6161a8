/**
 * Uses plain `fetch`: the API client is too heavy here.
 * @throws when the server is unreachable
 */
export async function hasPixel(): Promise<boolean> {
  const answer = await fetch('/api/cookies');
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  const state: { pixel?: unknown } = await answer.json();
  return state.pixel === true;
}
