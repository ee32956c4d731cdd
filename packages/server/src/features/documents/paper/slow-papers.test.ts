import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { expect, it, onTestFinished, vi } from 'vitest'
import { document } from '../../../testing/documents.ts'
import { documentsStage } from '../../../testing/documents-stage.ts'
import { changePatience } from '../../../testing/patience.ts'
import { WAITS } from './patience.ts'

const on = documentsStage()
// As in use; other tests wait longer.
Object.assign(WAITS, { paper: 5000, facts: 1000 })
const { ask, data } = on

/** Papers are not stored until the returned function is called: for whoever asks, drawing takes long. */
function holdDrawing(): () => void {
  const { storage } = on.test
  const { put } = storage
  const { promise, resolve } = Promise.withResolvers<void>()
  storage.put = async (...file) => {
    await promise
    return put.apply(storage, file)
  }
  return () => {
    storage.put = put
    resolve()
  }
}

const lateAnswers = async (ids: { invoice: number; act: number }, language: string) => {
  const asked = (path: string, json?: object) => ask(on.tenant, path, json, { 'accept-language': language })
  const answers = await Promise.all([
    asked(`invoice/preview/${ids.invoice}/1/1`),
    asked('invoice/download', { id: ids.invoice }),
    asked(`completionSignature/start/${ids.act}/${on.tenant.id}`),
    asked(`completionSignature/multipleStart/0/${on.tenant.id}?ids=${ids.act}`),
  ])
  return answers.map((answer) => [
    answer.statusCode,
    answer.headers['retry-after'],
    answer.json().code,
    answer.json().retry_after,
    answer.json().message,
  ])
}

it('is told with words and a time to whoever wants the paper; facts come without it, and a repeat finds it', async () => {
  const invoice = await document(on.test, { of: on.tenant })
  const act = await document(on.test, { of: on.tenant, kind: 'completion' })
  const release = holdDrawing()
  const facts = await data(on.tenant, `invoice/getById/${invoice}`)
  expect(facts).toMatchObject({
    id: invoice,
    versions: [{ version: 1, sha256: null, size: null, pages: null }],
  })

  const late = (message: string) => [503, '6', 'being_drawn', 6, message]
  expect(await lateAnswers({ invoice, act }, 'ru')).toEqual(
    Array.from({ length: 4 }, () => late('Файл ещё готовится. Подождите немного.')),
  )
  expect(await lateAnswers({ invoice, act }, 'kk')).toEqual(
    Array.from({ length: 4 }, () => late('Файл әлі дайын емес. Сәл күте тұрыңыз.')),
  )
  // What could not be had has not been downloaded.
  expect(facts.status).toBe(DOCUMENT_STATUS.new)
  expect(await data(on.tenant, `invoice/getById/${invoice}`)).toMatchObject({ status: DOCUMENT_STATUS.new })

  release()
  // Nobody asks for it any more, and it is stored all the same.
  await expect.poll(async () => (await fileOf(invoice))?.pages).toBe(1)
  expect(await data(on.tenant, `invoice/getById/${invoice}`)).toMatchObject({ versions: [{ pages: 1 }] })
  expect((await ask(on.tenant, `completionSignature/start/${act}/${on.tenant.id}`)).statusCode).toBe(200)
}, 60_000)

const fileOf = (id: number) =>
  on.test.db.selectFrom('document_versions').select('pages').where('document_id', '=', id).executeTakeFirst()

it('is drawn again only after some minutes if it took too long; until then its facts come, and nobody is told to wait', async () => {
  const act = await document(on.test, { of: on.tenant, kind: 'completion' })
  const start = `completionSignature/start/${act}/${on.tenant.id}`
  const drawing = changePatience('draw', 1)
  await becomes(start, 500)
  drawing.restore()
  const facts = await data(on.tenant, `completion/getById/${act}`)
  expect(facts).toMatchObject({ id: act, versions: [{ pages: null }] })
  expect(await on.refused(on.tenant, start)).toEqual({ status: 500, code: 'internal' })
  expect(await fileOf(act)).toEqual({ pages: null })

  later(6)
  await becomes(start, 200)
}, 60_000)

it('is drawn again soon if it could not be stored', async () => {
  const preview = `invoice/preview/${await document(on.test, { of: on.tenant })}/1/1`
  const { storage } = on.test
  const { put } = storage
  let tries = 0
  storage.put = async () => {
    tries++
    throw new Error('the disk is full')
  }
  await becomes(preview, 500)
  expect(await on.refused(on.tenant, preview)).toEqual({ status: 500, code: 'internal' })
  expect(tries).toBe(1)
  storage.put = put
  later(1)
  await becomes(preview, 200)
}, 60_000)

it('has no picture for some minutes if that took too long', async () => {
  const invoice = await document(on.test, { of: on.tenant })
  const preview = `invoice/preview/${invoice}/1/1`
  const picture = changePatience('picture', 1)
  await becomes(preview, 500)
  expect(await fileOf(invoice)).toEqual({ pages: 1 })
  picture.restore()
  expect(await on.refused(on.tenant, preview)).toEqual({ status: 500, code: 'internal' })
  later(6)
  await becomes(preview, 200)
}, 60_000)

/** Asks until the status is something else than "being drawn", which a busy machine may answer first. */
async function becomes(path: string, status: number): Promise<void> {
  const asked = async () => (await ask(on.tenant, path)).statusCode
  expect(await vi.waitUntil(async () => (await asked()) !== 503 && asked(), { timeout: 40_000 })).toBe(status)
}

/** Sets the clock of this process forward until the test ends. */
function later(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
}
