/**
 * `fetch` with upload progress, which `fetch` itself does not report.
 * @param onProgress gets the sent share of the body
 * @throws TypeError on a network failure, as `fetch` does
 */
export async function fetchWithProgress(
  request: Request,
  onProgress: (share: number) => void,
): Promise<Response> {
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open(request.method, request.url);
    sending.responseType = 'arraybuffer';
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    sending.onload = () => resolve(answerOf(sending));
    sending.onerror = () => reject(new TypeError('The request did not get through'));
    sending.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    request.signal.addEventListener('abort', () => sending.abort());
    sending.send(body);
  });
}

function answerOf(sending: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of sending.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  return new Response(sending.response, { status: sending.status, headers });
}
