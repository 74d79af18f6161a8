import { ORPCError } from '@orpc/client';
import { describe, expect, it, vi } from 'vitest';
import { errorSentence, isRefusal, isTransient, isUnauthorized, showFieldErrors } from './error-sentence.ts';
import { NetworkError, OfflineError } from './fetch.ts';

const FALLBACK = 'Une erreur est survenue lors de la sauvegarde de vos préférences.';
const refusal = (code: string, status: number, data?: unknown) =>
  new ORPCError(code, { status, message: 'Phrase du contrat', defined: true, data });
const serverTrouble = (status: number) => new ORPCError('INTERNAL_SERVER_ERROR', { status });

describe('the sentence that a member reads', () => {
  it('is the one of the contract for a refusal', () => {
    expect(errorSentence(refusal('EMAIL_TAKEN', 409), FALLBACK)).toBe('Phrase du contrat');
  });

  it('says offline when the browser is offline', () => {
    expect(errorSentence(new OfflineError(), FALLBACK)).toBe(
      'Vous êtes hors ligne. Veuillez vérifier votre connexion internet.',
    );
  });

  it.each([
    ['a lost network', new NetworkError(new TypeError('Load failed'))],
    ['a server in trouble', serverTrouble(500)],
    ['a server whose database is away', refusal('SERVICE_UNAVAILABLE', 503)],
    ['anything unknown', 'boom'],
  ])('is the one of the screen for %s', (_case, error) => {
    expect(errorSentence(error, FALLBACK)).toBe(FALLBACK);
  });
});

describe('temporary failures', () => {
  it.each([502, 503, 504])('%i is tried again', (status) => {
    expect(isTransient(serverTrouble(status))).toBe(true);
  });

  it.each([400, 401, 404, 409, 429, 500])('%i is not', (status) => {
    expect(isTransient(serverTrouble(status))).toBe(false);
  });

  it('a database that is away is tried again', () => {
    expect(isTransient(refusal('SERVICE_UNAVAILABLE', 503))).toBe(true);
  });

  it('a lost network is tried again, being offline or a refusal in words is not', () => {
    expect(isTransient(new NetworkError(new TypeError()))).toBe(true);
    expect(isTransient(new OfflineError())).toBe(false);
    expect(isTransient(refusal('MAIL_UNAVAILABLE', 503))).toBe(false);
  });
});

describe('refusals', () => {
  it('are told apart by their code', () => {
    expect(isRefusal(refusal('LINK_EXPIRED', 410), 'LINK_EXPIRED')).toBe(true);
    expect(isRefusal(refusal('EMAIL_TAKEN', 409), 'LINK_EXPIRED')).toBe(false);
  });

  it('end the session with a 401 only', () => {
    expect(isUnauthorized(refusal('UNAUTHORIZED', 401))).toBe(true);
    expect(isUnauthorized(refusal('INVALID_CREDENTIALS', 403))).toBe(false);
  });
});

describe('sentences beside the fields', () => {
  const invalid = refusal('INVALID_INPUT', 400, {
    fields: { city_code: 'Ville inconnue', bio: 'Trop long' },
  });

  it('go to the fields of the form, and the focus to the first', () => {
    const setError = vi.fn();
    expect(showFieldErrors<{ city_code: string; bio: string }>(invalid, ['city_code', 'bio'], setError)).toBe(
      true,
    );
    expect(setError.mock.calls).toEqual([
      ['city_code', { type: 'server', message: 'Ville inconnue' }, { shouldFocus: true }],
      ['bio', { type: 'server', message: 'Trop long' }, { shouldFocus: false }],
    ]);
  });

  it('are left to the general message when no field of the form is concerned', () => {
    const setError = vi.fn();
    expect(showFieldErrors<{ email: string }>(invalid, ['email'], setError)).toBe(false);
    expect(showFieldErrors<{ email: string }>(serverTrouble(500), ['email'], setError)).toBe(false);
    expect(setError).not.toHaveBeenCalled();
  });
});
