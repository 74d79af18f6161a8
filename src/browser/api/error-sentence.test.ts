import { ORPCError } from '@orpc/client';
import { describe, expect, it, vi } from 'vitest';
import { errorSentence, isRefusal, isTransient, isUnauthorized, showFieldErrors } from './error-sentence.ts';
import { NetworkError, OfflineError } from './fetch.ts';

const FALLBACK = 'Une erreur est survenue lors de la sauvegarde de vos préférences.';
const refusal = (code: string, status: number, data?: unknown) =>
  new ORPCError(code, { status, message: 'Phrase du contrat', defined: true, data });
const serverTrouble = (status: number) => new ORPCError('INTERNAL_SERVER_ERROR', { status });

describe('errorSentence', () => {
  it('returns the message of the contract for a typed error', () => {
    expect(errorSentence(refusal('EMAIL_TAKEN', 409), FALLBACK)).toBe('Phrase du contrat');
  });

  it('returns the offline message when the browser is offline', () => {
    expect(errorSentence(new OfflineError(), FALLBACK)).toBe(
      'Vous êtes hors ligne. Veuillez vérifier votre connexion internet.',
    );
  });

  it.each([
    ['a lost network', new NetworkError(new TypeError('Load failed'))],
    ['a server error', serverTrouble(500)],
    ['a database outage', refusal('SERVICE_UNAVAILABLE', 503)],
    ['an unknown error', 'boom'],
  ])('returns the message of the screen for %s', (_case, error) => {
    expect(errorSentence(error, FALLBACK)).toBe(FALLBACK);
  });
});

describe('temporary failures', () => {
  it.each([502, 503, 504])('retry %i', (status) => {
    expect(isTransient(serverTrouble(status))).toBe(true);
  });

  it.each([400, 401, 404, 409, 429, 500])('do not include %i', (status) => {
    expect(isTransient(serverTrouble(status))).toBe(false);
  });

  it('include a database outage', () => {
    expect(isTransient(refusal('SERVICE_UNAVAILABLE', 503))).toBe(true);
  });

  it('include a lost network, but neither an offline browser nor a typed error', () => {
    expect(isTransient(new NetworkError(new TypeError()))).toBe(true);
    expect(isTransient(new OfflineError())).toBe(false);
    expect(isTransient(refusal('MAIL_UNAVAILABLE', 503))).toBe(false);
  });
});

describe('typed errors', () => {
  it('differ by their code', () => {
    expect(isRefusal(refusal('LINK_EXPIRED', 410), 'LINK_EXPIRED')).toBe(true);
    expect(isRefusal(refusal('EMAIL_TAKEN', 409), 'LINK_EXPIRED')).toBe(false);
  });

  it('end the session with a 401 only', () => {
    expect(isUnauthorized(refusal('UNAUTHORIZED', 401))).toBe(true);
    expect(isUnauthorized(refusal('INVALID_CREDENTIALS', 403))).toBe(false);
  });
});

describe('field errors', () => {
  const invalid = refusal('INVALID_INPUT', 400, {
    fields: { city_code: 'Ville inconnue', bio: 'Trop long' },
  });

  it('appear next to their fields, with the focus on the first', () => {
    const setError = vi.fn();
    expect(showFieldErrors<{ city_code: string; bio: string }>(invalid, ['city_code', 'bio'], setError)).toBe(
      true,
    );
    expect(setError.mock.calls).toEqual([
      ['city_code', { type: 'server', message: 'Ville inconnue' }, { shouldFocus: true }],
      ['bio', { type: 'server', message: 'Trop long' }, { shouldFocus: false }],
    ]);
  });

  it('fall back to the general message when no field of the form is concerned', () => {
    const setError = vi.fn();
    expect(showFieldErrors<{ email: string }>(invalid, ['email'], setError)).toBe(false);
    expect(showFieldErrors<{ email: string }>(serverTrouble(500), ['email'], setError)).toBe(false);
    expect(setError).not.toHaveBeenCalled();
  });
});
