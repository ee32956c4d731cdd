/**
 * `fetch` with upload progress from 0 to 1, which the browser's own does not report. Only for calls with a small
 * response.
 */
export function uploadingFetch(onProgress: (share: number) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      const abort = () => xhr.abort()
      xhr.open(request.method, request.url)
      request.headers.forEach((value, name) => {
        xhr.setRequestHeader(name, value)
      })
      xhr.responseType = 'blob'
      xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      xhr.onload = () => resolve(answerOf(xhr))
      xhr.onerror = () => reject(new TypeError('Failed to fetch'))
      xhr.onabort = () => reject(request.signal.reason)
      request.signal.addEventListener('abort', abort, { once: true })
      if (request.signal.aborted) abort()
      else xhr.send(body)
    })
  }
}

function answerOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return new Response(xhr.response as Blob, { status: xhr.status, headers })
}
