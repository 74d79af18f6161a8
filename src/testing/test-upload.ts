import type { TestNetwork } from './test-network.ts';

/** Replaces the browser's own `XMLHttpRequest`, which reports upload progress: forwarded by the test network. */
export function uploadOver(network: TestNetwork) {
  return class TestUpload {
    upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    response = new ArrayBuffer(0);
    private method = '';
    private address = '';
    private readonly sent = new Headers();
    private received = new Headers();

    open(method: string, address: string): void {
      this.method = method;
      this.address = address;
    }

    setRequestHeader(name: string, value: string): void {
      this.sent.set(name, value);
    }

    getAllResponseHeaders(): string {
      return [...this.received].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }

    abort(): void {
      this.onabort?.();
    }

    send(body: Blob): void {
      this.upload.onprogress?.({ loaded: body.size / 2, total: body.size });
      void this.carry(body).then(
        () => this.onload?.(),
        () => this.onerror?.(),
      );
    }

    private async carry(body: Blob): Promise<void> {
      const init = { method: this.method, headers: this.sent, body: await body.arrayBuffer() };
      const answer = await network.fetch(this.address, init);
      this.status = answer.status;
      this.received = answer.headers;
      this.response = await answer.arrayBuffer();
    }
  };
}
