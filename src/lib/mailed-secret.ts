/** Names of the parameter with the secret of a mailed link: ours, and that of the spec for a password reset. */
const SECRET = /[#?&/](?:jeton|code)=([\w-]+(?:\.[\w-]+)*)/i;
const ENCODED_FRAGMENT = /\/?#(?:jeton|code)=/i;
/** Maximum number of encodings: each mail filter on the way may encode a link once more. */
const ROUNDS = 3;

/** Decodes ASCII only: it never fails, and an encoded accent or quotation mark still ends the secret. */
function decoded(address: string): string {
  let text = address;
  for (let round = 0; round < ROUNDS; round += 1)
    text = text.replace(/%([2-7][\da-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return text;
}

/**
 * Reads the secret of a mailed link from the opened address, even when a mail filter encoded its `#`, or when
 * punctuation or tracking parameters follow.
 */
export function readMailedSecret(address: string): string | undefined {
  return SECRET.exec(decoded(address))?.[1];
}

/**
 * Rebuilds a link whose `#` arrived encoded, and therefore as part of its path or query.
 * @param address path and query, as requested
 * @returns undefined when the address contains no such secret
 */
export function restoreFragment(address: string): string | undefined {
  const text = decoded(address);
  const at = text.search(ENCODED_FRAGMENT);
  const secret = at < 0 ? undefined : readMailedSecret(text.slice(at));
  return secret === undefined ? undefined : `/${text.slice(0, at).replace(/^[/\\]+/, '')}#jeton=${secret}`;
}
