import { WebSocket } from 'ws';
import { TEST_ORIGIN, type TestBrowser } from './test-browser.ts';

/**
 * Replaces the `WebSocket` of a page: forwards frames to the real application when that listens on a port, and
 * otherwise waits forever, as behind a network that drops everything.
 */
export class TestSockets {
  /** While true, no frame passes and new connections fail. */
  private isCut = false;
  private readonly open = new Set<WebSocket>();
  readonly Socket: new (
    address: URL,
  ) => EventTarget;

  constructor(browser: TestBrowser, port: number | undefined) {
    const { open } = this;
    const isCut = () => this.isCut;
    this.Socket = class PageSocket extends EventTarget {
      private readonly wire: WebSocket | undefined;

      constructor(address: URL) {
        super();
        if (port === undefined) return;
        if (isCut()) {
          setTimeout(() => this.dispatchEvent(Object.assign(new Event('close'), { code: 1006 })));
          return;
        }
        const wire = new WebSocket(`ws://127.0.0.1:${port}${address.pathname}${address.search}`, {
          headers: { cookie: browser.cookieHeader, origin: TEST_ORIGIN },
        });
        this.wire = wire;
        open.add(wire);
        wire.on('message', (data) => {
          this.dispatchEvent(Object.assign(new Event('message'), { data: String(data) }));
        });
        wire.on('close', (code) => {
          open.delete(wire);
          this.dispatchEvent(Object.assign(new Event('close'), { code }));
        });
        wire.on('error', () => undefined);
      }

      send(text: string): void {
        this.wire?.send(text);
      }

      close(): void {
        this.wire?.terminate();
      }
    };
  }

  cut(): void {
    this.isCut = true;
    for (const wire of this.open) wire.terminate();
  }

  mend(): void {
    this.isCut = false;
  }
}
