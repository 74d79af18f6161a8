import { LiveConnection } from './live-connection.ts';

/** The desk's connection in this browser. */
export const deskLive = new LiveConnection('/api/live/desk');
