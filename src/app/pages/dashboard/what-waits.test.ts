import { describe, expect, test } from 'vitest';
import type { Statement } from '#identity/accounts/contract.ts';
import type { Contact } from '#member/conversations/contract.ts';
import type { MyWorkshopDate } from '#member/workshops/contract.ts';
import { conversationsThatWait, latestDecision, nextPlace } from './what-waits.ts';

const NOW = new Date('2026-11-21T12:00:00+01:00');

describe('nextPlace', () => {
  const date = (day: string, more: Partial<MyWorkshopDate> = {}): MyWorkshopDate => ({
    id: `8-${day}`,
    workshopId: 8,
    startsAt: `${day}T18:30:00.000Z`,
    status: 'pending',
    mine: 'registered',
    rank: null,
    coachName: 'Antoine Lemaire',
    leader: null,
    cancelReason: null,
    roomUrl: null,
    toConfirm: false,
    ...more,
  });

  test('returns the earliest date, however far in the future', () => {
    expect(nextPlace([date('2026-12-23'), date('2026-12-22')])?.id).toBe('8-2026-12-22');
  });

  test('skips waiting lists, past dates and cancelled ones', () => {
    const others = [
      date('2026-11-22', { mine: 'waiting', rank: 1 }),
      date('2026-11-21', { status: 'completed' }),
      date('2026-11-30', { cancelReason: 'Le coach est malade.' }),
    ];
    expect(nextPlace(others)).toBeUndefined();
  });
});

describe('conversationsThatWait', () => {
  const contact = (id: string, more: Partial<Contact> = {}): Contact => ({
    id,
    firstName: 'Karim',
    gender: 'homme',
    pairGender: 'homme',
    verified: false,
    photoUrl: null,
    unreadCount: 0,
    blocked: false,
    reachable: true,
    closure: null,
    lastMessage: { content: 'Bonsoir', createdAt: NOW.toISOString(), mine: false, automatic: false },
    ...more,
  });

  test('returns unread conversations, then those to answer, three at most', () => {
    const contacts = [contact('a'), contact('b'), contact('c', { unreadCount: 2 }), contact('d')];
    expect(conversationsThatWait(contacts).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  test('skips conversations that wait for the other member, are blocked or closed', () => {
    const mine = { content: 'Bonsoir', createdAt: NOW.toISOString(), mine: true, automatic: false };
    const contacts = [
      contact('a', { lastMessage: mine }),
      contact('b', { blocked: true }),
      contact('c', { closure: 'by-me' }),
      contact('d'),
      contact('e', { lastMessage: mine }),
      contact('f'),
    ];
    const changedAt = NOW.toISOString();
    const plans = [
      { contactId: 'd', status: 'waiting', changedAt } as const,
      { contactId: 'e', status: 'to-answer', changedAt } as const,
      { contactId: 'f', status: 'agreed', changedAt } as const,
    ];
    expect(conversationsThatWait(contacts, plans)).toEqual([]);
  });
});

describe('latestDecision', () => {
  const warning: Statement = {
    id: 'one',
    effect: 'warning',
    source: 'report',
    facts: 'Des messages insistants.',
    rule: 'Charte, « Le respect ».',
    madeAt: '2026-11-20T09:00:00.000Z',
    until: null,
    state: 'stands',
    holds: false,
    appealUntil: null,
    appeal: null,
  };
  const appeal = { text: 'Non.', madeAt: warning.madeAt, outcome: null, answer: null, judgedAt: null };

  test('returns the latest decision in force', () => {
    const last = { ...warning, id: 'last', madeAt: '2026-11-21T09:00:00.000Z' };
    expect(latestDecision([warning, last], NOW)?.id).toBe('last');
  });

  test('skips revoked, contested and old decisions', () => {
    const others: Statement[] = [
      { ...warning, state: 'undone' },
      { ...warning, appeal },
      { ...warning, madeAt: '2026-11-07T09:00:00.000Z' },
    ];
    expect(latestDecision(others, NOW)).toBeUndefined();
  });
});
