import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readStored, wipeBrowserStorage, writeStored } from './storage.ts';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
describe('logging out on a shared computer', () => {
  it('erases everything except the cookie choice', async () => {
    writeStored('registrationEmail', 'claire@example.org');
    writeStored('visitorName', 'Claire');
    writeStored('cookieChoice', 'refused');
    window.sessionStorage.setItem('draft', 'Bonjour');
    await wipeBrowserStorage();
    expect({ ...window.localStorage }).toEqual({ cookieChoice: 'refused' });
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('preserves the choice at every moment, since several tabs may log out at the same time', async () => {
    writeStored('cookieChoice', 'refused');
    writeStored('visitorName', 'Claire');
    const seen: (string | null)[] = [];
    const { removeItem, clear } = Storage.prototype;
    const look = () => seen.push(window.localStorage.getItem('cookieChoice'));
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
      removeItem.call(this, key);
      look();
    });
    vi.spyOn(Storage.prototype, 'clear').mockImplementation(function (this: Storage) {
      clear.call(this);
      if (this === window.localStorage) look();
    });
    await wipeBrowserStorage();
    expect(seen).toEqual(['refused']);
  });

  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const rejected = () => Promise.reject(new Error('blocked'));

  it.each([
    ['localStorage', { get: blocked }],
    ['sessionStorage', { get: blocked }],
    ['caches', { get: blocked }],
    ['caches', { value: { keys: blocked } }],
    ['caches', { value: { keys: rejected } }],
    ['caches', { value: { keys: async () => ['pages'], delete: blocked } }],
    ['caches', { value: { keys: async () => ['pages'], delete: rejected } }],
  ])('completes even if %s is blocked (%o)', async (name, property) => {
    const former = Object.getOwnPropertyDescriptor(window, name);
    Object.defineProperty(window, name, { configurable: true, ...property });
    onTestFinished(() => {
      if (former) Object.defineProperty(window, name, former);
      else Reflect.deleteProperty(window, name);
    });
    await expect(wipeBrowserStorage()).resolves.toBeUndefined();
  });

  it('empties the caches of the browser', async () => {
    const names = new Set(['pages', 'photos']);
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve([...names]),
      delete: (name: string) => Promise.resolve(names.delete(name)),
    });
    await wipeBrowserStorage();
    expect(names.size).toBe(0);
  });
});

describe('a browser that blocks storage', () => {
  it('does not break the page', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(readStored('registrationEmail')).toBeNull();
  });
});
