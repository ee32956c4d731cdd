import type { Readable } from 'node:stream'
import { isCutOff } from '../../platform/cut-off.ts'
import { refusal } from './refuse.ts'

/**
 * Reads a body up to a limit. The rest of a larger body is discarded as it comes.
 * @param tooLarge the error for a larger body
 * @throws ExchangeRefusalError `batch_cut_off` if the client closes the connection before the end
 */
export async function* bounded(
  body: Readable,
  limit: number,
  tooLarge: () => Error,
): AsyncGenerator<Buffer, void> {
  let size = 0
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit) throw tooLarge()
      yield chunk
    }
  } catch (error) {
    // Discards the rest. If the connection were closed instead, a client that is still writing would not read the response.
    body.resume()
    throw isCutOff(error) ? refusal('batch_cut_off') : error
  }
}
