import { LiveConnection } from './live-connection.ts';

/** The connection of this browser's desk of the team. */
export const deskLive = new LiveConnection('/api/live/desk');
