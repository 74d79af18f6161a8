/**
 * Whether there is an ad measurement to agree to, by plain `fetch`: the API client is no part of what every page begins with.
 * @throws when the server cannot be asked
 */
export async function hasPixel(): Promise<boolean> {
  const answer = await fetch('/api/cookies');
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  const state: { pixel?: unknown } = await answer.json();
  return state.pixel === true;
}
