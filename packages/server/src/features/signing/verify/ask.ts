/** How an outside service is asked. */
export interface Question {
  url: string
  /** Bytes to send; without any, the address is read. */
  body?: Uint8Array
  type?: string
  /** Largest answer, in bytes. */
  limit: number
  /** Milliseconds for the whole answer. */
  patience: number
}

/**
 * Asks a service whose address stands in the configuration. It gets no second chance and no other address: a redirect, an
 * error, a large or a slow answer are all no answer.
 */
export async function ask({ url, body, type, limit, patience }: Question): Promise<Uint8Array | null> {
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      body: body ? Uint8Array.from(body) : undefined,
      headers: type ? { 'content-type': type } : {},
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok || !response.body) {
      await response.body?.cancel()
      return null
    }
    return await readUpTo(response.body, limit)
  } catch {
    return null
  }
}

async function readUpTo(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = []
  let size = 0
  // Leaving the loop early ends the connection.
  for await (const piece of stream) {
    size += piece.length
    if (size > limit) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
