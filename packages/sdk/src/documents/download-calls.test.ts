import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { serve, serveAnswer } from '../client/test-server.ts'
import { createPortal } from '../index.ts'
import { downloadBatch, downloadDocument, downloadDocuments } from './download-calls.ts'

const NAME = 'Счёт № 451-2 (а) от 2026-10-31.pdf'

describe('a downloaded file', () => {
  test('has its bytes, its name, its size and the number of documents', async () => {
    const { baseUrl } = await serveAnswer(200, 'PK-bytes', {
      'Content-Type': 'application/zip',
      'Content-Length': '8',
      'Content-Disposition': `attachment; filename="a.zip"; filename*=UTF-8''${encodeURIComponent(NAME)}; size=8`,
      'X-Total-Files': '40',
    })
    const { stream, ...file } = await downloadBatch(createPortal({ baseUrl }), 'invoice', 31)
    expect(file).toEqual({ name: NAME, type: 'application/zip', size: 8, documents: 40 })
    expect(await text(stream)).toBe('PK-bytes')
  })

  test('may have no name and no size', async () => {
    const { baseUrl } = await serveAnswer(200, '%PDF-', { 'Content-Disposition': 'attachment' })
    const { stream, ...file } = await downloadDocument(createPortal({ baseUrl }), 'completion', 7)
    expect(file).toMatchObject({ name: null, documents: null })
    expect(await text(stream)).toBe('%PDF-')
  })

  test('stops when its stream is cancelled', async () => {
    const closed = Promise.withResolvers<void>()
    const baseUrl = await serve((_request, response) => {
      response.on('close', () => closed.resolve())
      response.writeHead(200, { 'Content-Type': 'application/zip' })
      response.write('PK')
    })
    const { stream } = await downloadDocuments(createPortal({ baseUrl }), 'application', [1, 2])
    const reader = stream.getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('PK')
    await reader.cancel()
    await closed.promise
  })

  test('is asked for by version', async () => {
    const bodies: string[] = []
    const baseUrl = await serve(async (request, response) => {
      bodies.push(await text(request))
      response.end('%PDF-')
    })
    const portal = createPortal({ baseUrl })
    await downloadDocument(portal, 'invoice', 7, 2)
    await downloadDocument(portal, 'invoice', 7)
    expect(bodies).toEqual(['{"id":7,"version":2}', '{"id":7}'])
  })

  test.each([404, 403])('is refused with %i by an error', async (status) => {
    const code = status === 404 ? 'not_found' : 'forbidden'
    const { baseUrl } = await serveAnswer(status, { message: 'x', code })
    await expect(downloadDocuments(createPortal({ baseUrl }), 'invoice', [1])).rejects.toMatchObject({ code })
  })
})
