import { createServer, type Server } from 'node:http';
import type { Metrics } from '#platform/metrics.ts';

/** Answers `GET /metrics` on a port of its own, which only the monitoring machine may reach. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
