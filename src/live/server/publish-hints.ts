import type { LivePublisher } from '#platform/services.ts';
import { livePayload } from '../protocol.ts';
import type { LiveHint } from './hints.ts';

/** The publisher that the routes see: each call becomes hints. */
export function createHintPublisher(publishHints: (given: readonly LiveHint[]) => void): LivePublisher {
  return {
    publish: (changed) => publishHints(changed.map((publish) => ({ publish }))),
    publishEphemeral: (member, payload) => publishHints([{ member, ephemeral: livePayload.parse(payload) }]),
    publishToVisitor: (visitor, payload) =>
      publishHints([{ visitor, ephemeral: livePayload.parse(payload) }]),
    publishToStaff: (staff, payload) => publishHints([{ staff, ephemeral: livePayload.parse(payload) }]),
    publishToTeam: (event) => publishHints([{ team: livePayload.parse(event) }]),
    forgetMember: (forgetMember) => publishHints([{ forgetMember }]),
    endMember: (endMember) => publishHints([{ endMember }]),
    endSessions: (sessions) => publishHints(sessions.map((endSession) => ({ endSession }))),
  };
}
