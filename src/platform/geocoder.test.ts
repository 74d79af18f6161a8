import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createGeocoder } from './geocoder.ts';

let server: Server | undefined;
let asked: IncomingMessage | undefined;

afterEach(() => {
  server?.close();
  asked = undefined;
});

async function geocoderAnswering(body: string, status = 200) {
  server = createServer((request, response) => {
    asked = request;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const geocoder = createGeocoder({ GEOCODER_URL: `http://127.0.0.1:${port}/search` });
  if (!geocoder) throw new Error('no geocoder');
  return geocoder;
}

test('sends the query of the specification and shortens names to their first two parts', async () => {
  const geocoder = await geocoderAnswering(
    JSON.stringify([
      { display_name: 'Lyon, Métropole de Lyon, Rhône, France', lat: '45.7578', lon: '4.8320' },
    ]),
  );
  expect(await geocoder('lyon')).toEqual([
    { name: 'Lyon, Métropole de Lyon', latitude: 45.7578, longitude: 4.832 },
  ]);
  const { searchParams } = new URL(asked?.url ?? '', 'http://127.0.0.1');
  expect(Object.fromEntries(searchParams)).toEqual({
    q: 'lyon',
    format: 'json',
    limit: '5',
    countrycodes: 'fr',
    addressdetails: '1',
  });
  expect(asked?.headers['accept-language']).toBe('fr');
});

test.each([
  ['an error', '[]', 500],
  ['something else than JSON', '<html>', 200],
  ['places that are nowhere', '[{"display_name":"Ys","lat":"900","lon":"0"}]', 200],
])('returns nothing when the response is %s', async (_, body, status) => {
  const geocoder = await geocoderAnswering(body, status);
  expect(await geocoder('lyon')).toBeUndefined();
});

test('does not exist without its address', () => {
  expect(createGeocoder({})).toBeUndefined();
});
