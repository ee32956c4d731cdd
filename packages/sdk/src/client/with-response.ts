import type { CallOptions } from './call.ts'

/** The data of a call with what its response said besides. */
export type WithResponse<Data> = {
  /** What the call returns. */
  data: Data
  /** HTTP status of the last response; 0 if there was none. */
  status: number
  /** Headers of the last response. */
  headers: Headers
  /** Identifies the last request in the server's log; null if there was no response. */
  request_id: string | null
}

/**
 * Makes a call and returns its data with the status, the headers and the request id of its last response. Throws what
 * the call throws.
 *
 *     const { data, status, request_id } = await withResponse((options) => getAd(portal, id, options))
 */
export async function withResponse<Data>(
  call: (options: CallOptions) => Promise<Data>,
): Promise<WithResponse<Data>> {
  let last: Response | undefined
  const data = await call({
    onResponse: (response) => {
      last = response
    },
  })
  const headers = last?.headers ?? new Headers()
  return { data, status: last?.status ?? 0, headers, request_id: headers.get('X-Request-Id') }
}
