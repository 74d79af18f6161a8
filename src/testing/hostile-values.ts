/** Values as JSON text, since `JSON.stringify` cannot produce several of them. */
export const VALUES = [
  ...[
    'null',
    'true',
    '0',
    '-1',
    '1.5',
    '1e309',
    '-1e309',
    '-0',
    '9007199254740993',
    '123456789012345678901234',
  ],
  ...[
    '""',
    '"   "',
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\u202e\\u2066"',
    '"\\uffff"',
  ],
  ...[
    '[]',
    '{}',
    '[[[]]]',
    '[null]',
    '["Danse"]',
    '{"$ne":null}',
    '{"toString":1}',
    '{"__proto__":{"polluted":1}}',
  ],
  ...['"NaN"', '"9999-99-99"', '"0000-00-00"', '"2026-02-30T25:61:61Z"', '"%s%n%x"', '"#{7*7}"', '"{{7*7}}"'],
  ...['"a\\r\\nBcc: x@exemple.invalid"', '"<svg onload=alert(1)>"', '"=1+1"', '"../../etc/passwd"'],
  ...[`"'; DROP TABLE users; --"`, `"' OR '1'='1"`, `"${'a'.repeat(5000)}"`, `"${'🌿'.repeat(3000)}"`],
];

const deepArray = '['.repeat(1000) + ']'.repeat(1000);
const deepObject = `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`;
const PROTOTYPES = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';

export const BODIES = [
  ...[
    'null',
    '[]',
    '"x"',
    '1',
    'true',
    '{',
    '{"a":',
    'NaN',
    '{"a":1}}',
    "{'a':1}",
    '\u0000',
    '\ufeff{}',
    'undefined',
  ],
  ...['{"json":{},"meta":[[1,"a"]]}', deepArray, deepObject, PROTOTYPES, `{"a":"${'a'.repeat(64 * 1024)}"}`],
];

const MULTIPART = 'multipart/form-data; boundary=x';
export const TYPES: [type: string, body: string][] = [
  ['text/plain', 'bonjour'],
  ['text/plain', ''],
  ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['application/octet-stream', '\u0001\u0002'],
  ['application/json; charset=utf-16', '{}'],
  [
    'application/x-www-form-urlencoded',
    'email=a&email=b&__proto__[polluted]=1&constructor[prototype][polluted]=1',
  ],
  ['application/x-www-form-urlencoded', `a${'[b]'.repeat(1000)}=1`],
  ['application/x-www-form-urlencoded', '%E0%A4%A=%&=&==&[]=&[=1&]=1'],
  [MULTIPART, 'rien de tel'],
  [
    MULTIPART,
    '--x\r\nContent-Disposition: form-data; name="photo"; filename="../../a\u0000.svg"\r\n\r\n<svg/>\r\n--x--',
  ],
  [MULTIPART, '--x\r\nContent-Disposition: form-data; name="__proto__[polluted]"\r\n\r\n1\r\n--x--'],
  ['multipart/form-data', '--x--'],
  ['text/event-stream', 'data: {"a":1}\n\n'],
  ['text/event-stream', 'event: error\ndata: {\n\n'],
  ['\u00e9/\u00e9', '{}'],
];

export const COOKIES = [
  ...[
    'lueur=%E0%A4%A',
    `lueur=${'a'.repeat(8000)}`,
    '; ; =;;=',
    'lueur=null.undefined',
    'lueur=\u00ff.\u00fe',
  ],
  ...['__proto__=1; lueur=x.y', 'lueur=', 'lueur=a.b; lueur=c.d', `${'a=b;'.repeat(2000)}`],
];

export const QUERIES = [
  ...[
    `q=${'a'.repeat(50_000)}`,
    `${'a=1&'.repeat(10_000)}`,
    `a${'[b]'.repeat(1000)}=1`,
    '__proto__[polluted]=1',
  ],
  ...[
    'constructor[prototype][polluted]=1',
    'q=%00',
    'q=%',
    'q=%E0%A4%A',
    'q=a&q=b',
    'q[]=1',
    'q[a]=1',
    'id=autre',
  ],
  ...['before=1e309', 'before=-1', 'before=1.5', 'before=NaN', 'before[]=1', 'before=99999999999999999999'],
];

export const IDS = [
  '%00',
  'a%00b',
  '%',
  '%ED%A0%80',
  '..%2f..',
  'a'.repeat(65),
  'a'.repeat(5000),
  '%27%20OR%201%3D1',
  '🌿',
];
export const METHODS = ['PATCH', 'OPTIONS', 'PROPFIND'];

export const HEADERS: readonly [name: string, value: string][] = [
  ['accept', 'application/xml;q=1e309, */*;q=-1'],
  ['accept-encoding', 'zstd;q=0, *;q=NaN'],
  ['accept-language', `${'fr,'.repeat(3000)}`],
  ['authorization', 'Bearer eyJhbGciOiJub25lIn0.e30.'],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'inconnu'],
  ['content-type', 'application/json; charset=éèà'],
  ['if-none-match', '"'.repeat(4000)],
  ['if-modified-since', 'Sun, 32 Foo 99999 99:99:99 GMT'],
  ['range', 'bytes=99999999999999999999-0,-1'],
  ['referer', 'javascript:alert(1)'],
  ['user-agent', `${'\u00ff'.repeat(2000)}`],
  ['x-forwarded-for', "'; DROP TABLE users; --, ::::::1, 999.999.999.999"],
  ['x-forwarded-host', 'ailleurs.invalid'],
  ['x-http-method-override', 'DELETE'],
  ['x-original-url', '/api/desk/members'],
  ['idempotency-key', 'a'.repeat(9000)],
  ['last-event-id', '-1'],
  ['traceparent', '00-zz-zz-zz'],
  ['sec-fetch-site', 'cross-site'],
];
