import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** What a member leaves in tables and indexes (17 kB), with the log of the writes. */
const BYTES_OF_MEMBER = 24_000;
const BYTES_AT_LEAST = 6_000_000_000;
const GIB = 2 ** 30;

/** @throws Error when the disk of the temporary folder would be full before the members are stored */
export async function requireRoom(members: number): Promise<void> {
  const { bavail, bsize } = await statfs(tmpdir());
  const needed = members * BYTES_OF_MEMBER + BYTES_AT_LEAST;
  if (bavail * bsize < needed)
    throw new Error(
      `${tmpdir()} has room for ${((bavail * bsize) / GIB).toFixed(0)} GiB, this takes ${(needed / GIB).toFixed(0)}: choose another folder by TMPDIR, or fewer members by --members`,
    );
}
