import type { Fetch } from '../client/index.ts'

/** How much of a request has been sent, in bytes of its body. */
export type UploadProgress = {
  /** Bytes that have been sent. */
  readonly loaded: number
  /** Bytes to send in total; 0 if the browser does not know. */
  readonly total: number
}

/**
 * Returns a `fetch` for the browser that reports the progress of the upload, which the browser's own cannot do. Pass it
 * as the `fetch` of a call with files. It sends with XMLHttpRequest, so it is only for pages and for calls with a small
 * response.
 *
 *     await createAd(portal, draft, photos, { fetch: uploadFetch(({ loaded }) => console.log(loaded)) })
 */
export function uploadFetch(onProgress: (progress: UploadProgress) => void): Fetch {
  return async (url, init) => {
    const request = new Request(url, init)
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      const abort = () => xhr.abort()
      xhr.open(request.method, request.url)
      xhr.withCredentials = request.credentials === 'include'
      request.headers.forEach((value, name) => {
        xhr.setRequestHeader(name, value)
      })
      xhr.responseType = 'blob'
      xhr.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total })
      xhr.onload = () => resolve(responseOf(xhr))
      xhr.onerror = () => reject(new TypeError('Failed to fetch'))
      xhr.onabort = () => reject(request.signal.reason)
      request.signal.addEventListener('abort', abort, { once: true })
      if (request.signal.aborted) abort()
      else xhr.send(body)
    })
  }
}

function responseOf(xhr: XMLHttpRequest): Response {
  const lines = xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
  const headers = new Headers()
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const { status, response } = xhr
  // A response with status 204 must not have a body.
  return new Response(status === 204 ? null : (response as Blob), { status, headers })
}
