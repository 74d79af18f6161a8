import { z } from 'zod';
import { base, done } from '#lib/contract-base.ts';
import { joined, joining, roomState, signal } from '#mechanisms/calls/contract.ts';

const ofContact = { id: z.string().max(64) };

/** A call with a contact, as one of the two sees it. */
export const call = z.object({
  /** `to-answer`: the other proposes it. `waiting`: they have not answered. `open`: both may join. */
  status: z.enum(['to-answer', 'waiting', 'open']),
  ...roomState,
});

const callState = z.object({
  firstName: z.string(),
  photoUrl: z.string().nullable(),
  call: call.nullable(),
  /** Both have written: one may propose a call. */
  canPropose: z.boolean(),
  /** Voice and image pass by a relay of ours, so that neither learns the network address of the other. */
  relayed: z.boolean(),
});
export type CallState = z.infer<typeof callState>;

/** An ephemeral event between the windows of two people who are in a call: how they reach each other. */
export const callSignal = z.object({
  kind: z.literal('call-signal'),
  /** To whom when a browser says it, from whom when it hears it. */
  contactId: z.string().max(64),
  ...signal,
});
export type CallSignal = z.infer<typeof callSignal>;

const gone = { CALL_GONE: { status: 409, message: 'Cet appel n’est plus proposé.' } } as const;

export const callsContract = {
  one: base
    .route({
      method: 'GET',
      path: '/contacts/{id}/call',
      summary: 'The call with a contact, if there is one',
    })
    .input(z.object(ofContact))
    .output(callState),
  propose: base
    .route({
      method: 'POST',
      path: '/contacts/{id}/call',
      summary: 'Propose a call of ten minutes; when the other has, agree to it',
    })
    .errors({
      TOO_EARLY: {
        status: 409,
        message: 'Faites d’abord connaissance\u202f: on propose un appel une fois que l’autre a répondu.',
      },
    })
    .input(z.object(ofContact))
    .output(done),
  accept: base
    .route({ method: 'POST', path: '/contacts/{id}/call/accept', summary: 'Agree to a call' })
    .errors(gone)
    .input(z.object(ofContact))
    .output(done),
  join: base
    .route({ method: 'POST', path: '/contacts/{id}/call/join', summary: 'Be there, in this window' })
    .errors(gone)
    .input(z.object({ ...ofContact, ...joining }))
    .output(joined),
  end: base
    .route({
      method: 'POST',
      path: '/contacts/{id}/call/end',
      summary: 'Decline a call, take it back or hang up, for both',
    })
    .input(z.object(ofContact))
    .output(done),
};
