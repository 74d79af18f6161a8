import { z } from 'zod';
import { done, route } from '#lib/contract-base.ts';
import { joined, joining, roomState, signal } from '#mechanisms/calls/contract.ts';

const ofContact = { id: z.string().max(64) };

export const call = z.object({
  /** `to-answer`: proposed by the other. `waiting`: proposed to them. `open`: both may join. */
  status: z.enum(['to-answer', 'waiting', 'open']),
  ...roomState,
});

const callState = z.object({
  firstName: z.string(),
  photoUrl: z.string().nullable(),
  call: call.nullable(),
  canPropose: z.boolean(),
  /** Media goes through our TURN relay, so that neither side learns the other’s IP address. */
  relayed: z.boolean(),
});
export type CallState = z.infer<typeof callState>;

export const callSignal = z.object({
  kind: z.literal('call-signal'),
  /** Recipient when sent, sender when received. */
  contactId: z.string().max(64),
  ...signal,
});
export type CallSignal = z.infer<typeof callSignal>;

const gone = { CALL_GONE: { status: 409, message: 'Cet appel n’est plus proposé.' } } as const;

export const callsContract = {
  one: route('GET', '/contacts/{id}/call', 'The call with a contact, if there is one')
    .input(z.object(ofContact))
    .output(callState),
  propose: route(
    'POST',
    '/contacts/{id}/call',
    'Propose a call of ten minutes; when the other has, agree to it',
  )
    .errors({
      TOO_EARLY: {
        status: 409,
        message: 'Faites d’abord connaissance\u202f: on propose un appel une fois que l’autre a répondu.',
      },
    })
    .input(z.object(ofContact))
    .output(done),
  accept: route('POST', '/contacts/{id}/call/accept', 'Agree to a call')
    .errors(gone)
    .input(z.object(ofContact))
    .output(done),
  join: route('POST', '/contacts/{id}/call/join', 'Be there, in this window')
    .errors(gone)
    .input(z.object({ ...ofContact, ...joining }))
    .output(joined),
  end: route('POST', '/contacts/{id}/call/end', 'Decline a call, take it back or hang up, for both')
    .input(z.object(ofContact))
    .output(done),
};
