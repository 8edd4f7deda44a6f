type Request = { method: string; headers: Headers; body: BodyInit; signal: AbortSignal | undefined }

/** What fetch cannot: sends a request and tells which share of it has left. Out: the reply; rejects when none came. */
export function sendWithProgress(address: string, request: Request, onSent: (share: number) => void) {
  const { method, headers, body, signal } = request
  return new Promise<Response>((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(method, address)
    headers.forEach((value, name) => xhr.setRequestHeader(name, value))
    xhr.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0)
    xhr.onload = () =>
      resolve(new Response(xhr.responseText, { status: xhr.status, headers: headersOf(xhr) }))
    xhr.onerror = () => reject(new TypeError('the connection was lost'))
    xhr.onabort = () => reject(new DOMException('it was given up', 'AbortError'))
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(body as XMLHttpRequestBodyInit)
  })
}

const headersOf = (xhr: XMLHttpRequest) =>
  xhr
    .getAllResponseHeaders()
    .trim()
    .split(/\r?\n/)
    .flatMap((line): [string, string][] => {
      const at = line.indexOf(':')
      return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : []
    })
