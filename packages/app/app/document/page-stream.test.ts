import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { acceptedEncoding, type Encoding, pageStream } from './page-stream.ts'

const PAGE = Buffer.from('<p>Қазақша бет</p><script type="module">boot()</script>')

async function send(encoding: Encoding, rewrite: boolean): Promise<Buffer> {
  const { input, output } = pageStream({ nonce: 'n', encoding, rewrite, firstVisit: false })
  for (const byte of PAGE) input.write(Uint8Array.of(byte))
  input.end()
  const parts: Buffer[] = []
  for await (const part of output) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

describe('acceptedEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, BR;q=0.5', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.0, gzip; q=0', 'identity'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [null, 'identity'],
  ] as const)('%s → %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })
})

describe('pageStream', () => {
  it('decodes characters split between chunks', async () => {
    const page = (await send('identity', true)).toString()
    expect(page).toContain('<p>Қазақша бет</p>')
    expect(page).toContain('type="text/later">boot()')
  })

  it('does not rewrite the page when rewriting is off', async () => {
    expect(await send('identity', false)).toEqual(PAGE)
  })

  it('compresses the page', async () => {
    const plain = await send('identity', true)
    expect(brotliDecompressSync(await send('br', true))).toEqual(plain)
    expect(gunzipSync(await send('gzip', true))).toEqual(plain)
  })

  it('outputs what is written as soon as it is flushed', async () => {
    const { input, output } = pageStream({ nonce: 'n', encoding: 'gzip', rewrite: true, firstVisit: false })
    const first = new Promise<Buffer>((resolve) => output.once('data', resolve))
    input.write('<p>first</p>')
    if ('flush' in input && typeof input.flush === 'function') input.flush()
    expect((await first).length).toBeGreaterThan(0)
    input.end()
    await text(output)
  })

  it('propagates an error to the reader', async () => {
    const { input, output } = pageStream({ nonce: 'n', encoding: 'br', rewrite: true, firstVisit: false })
    const failure = text(output)
    input.destroy(new Error('render failed'))
    await expect(failure).rejects.toThrow('render failed')
  })
})
