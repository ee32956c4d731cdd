import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDatabase, testDatabase } from '../../testing/test-database.ts'
import { testClock } from '../clock.ts'
import type { Database } from '../database/open-database.ts'
import { withTransaction } from '../database/transaction.ts'
import { type Jobs, startJobs } from '../jobs/jobs.ts'
import { openStorage } from '../storage.ts'
import { layOut } from './layout.ts'
import { openLetterBox } from './letter-box.ts'
import { type MailPicture, sendMail } from './mail.ts'
import { mailJobs } from './mail-jobs.ts'
import { folderPost, type Post, smtpPost } from './post.ts'

const FROM = 'Sauda <letters@sauda.example>'
const MAIL = {
  to: 'айгерім@test.example',
  subject: 'Срок публикации заканчивается',
  text: 'Здравствуйте, Айгерім!',
  html: '<p>Здравствуйте, Айгерім!</p>',
}
const SOON = 20_000

let database: Database
let folder: string
let jobs: Jobs
let server: SMTPServer
/** The mail server's handling of a recipient or an e-mail: the status it responds with, if any. */
let refusal: { at: 'recipient' | 'letter'; status: number } | undefined
const taken: { id: string; letter: string }[] = []
const errors: unknown[] = []
const clock = testClock(new Date('2026-11-21T06:00:00Z'))

const refused = (at: 'recipient' | 'letter') =>
  refusal?.at === at ? Object.assign(new Error('no'), { responseCode: refusal.status }) : null

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'mails-'))
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refused('recipient')),
    onData: (stream, _session, done) => {
      text(stream).then((letter) => {
        const no = refused('letter')
        if (!no) taken.push({ id: /^Message-ID: (.+)$/m.exec(letter)?.[1]?.trim() ?? '', letter })
        done(no)
      })
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
})
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve))
  await database.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await emptyDatabase(database)
  refusal = undefined
  taken.length = errors.length = 0
})
afterEach(() => jobs.stop())

const smtp = () => smtpPost(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, FROM)
const jobsWith = (post: Post) =>
  mailJobs({
    db: database.db,
    clock,
    storage: openStorage(join(folder, 'storage')),
    drawings: folder,
    post,
    onError: (error) => errors.push(error),
  })
async function start(post: Post): Promise<void> {
  jobs = await startJobs(database, () => jobsWith(post))
}
const write = (fails = false) =>
  withTransaction(database.db, async (trx) => {
    await sendMail({ jobs }, trx, MAIL)
    if (fails) throw new Error('undone')
  })
const states = async () => {
  const { rows } = await database.query<{ state: string }>(
    "select state from pgboss.job where name = 'send-mail' order by created_on",
  )
  return rows.map(({ state }) => state)
}

describe('an e-mail', () => {
  it('is sent after its transaction, in text and HTML', async () => {
    await start(smtp())
    await write()
    await vi.waitFor(() => expect(taken).toHaveLength(1), SOON)
    expect(taken[0]?.letter).toMatch(/^From: Sauda <letters@sauda\.example>/m)
    expect(taken[0]?.letter).toMatch(/^Auto-Submitted: auto-generated/m)
    expect(taken[0]?.letter).toContain('text/plain')
    expect(taken[0]?.letter).toContain('text/html')
    expect(taken[0]?.id).toMatch(/^<[0-9a-f-]{36}@sauda\.example>$/)
  })

  it('of a transaction that is rolled back is never sent', async () => {
    await start(smtp())
    await expect(write(true)).rejects.toThrow('undone')
    await write()
    await vi.waitFor(() => expect(taken).toHaveLength(1), SOON)
    expect(await states()).toHaveLength(1)
  })

  it('that is temporarily rejected is retried with the same id', async () => {
    await start(smtp())
    refusal = { at: 'letter', status: 451 }
    await write()
    await vi.waitFor(async () => expect(await states()).toEqual(['retry']), SOON)
    const { rows } = await database.query<{ id: string }>("select data->>'id' as id from pgboss.job")
    refusal = undefined
    await database.query("update pgboss.job set start_after = now() where state = 'retry'")
    await vi.waitFor(() => expect(taken).toHaveLength(1), SOON)
    expect(taken[0]?.id).toBe(`<${rows[0]?.id}@sauda.example>`)
  })

  it('to a mailbox that does not exist is given up, with a line in the log', async () => {
    await start(smtp())
    refusal = { at: 'recipient', status: 550 }
    await write()
    await vi.waitFor(async () => expect(await states()).toEqual(['completed']), SOON)
    expect(errors).toMatchObject([{ name: 'RecipientRefusedError' }])
    expect(taken).toEqual([])
  })

  it('that was sent is not sent again, though its job may run twice', async () => {
    await start(smtp())
    const job = jobsWith(smtp()).find(({ name }) => name === 'send-mail')
    const mail = { ...MAIL, id: '6f6a4a4e-3c1c-4b0c-9a53-0d0e4f0f8a11' }
    await job?.handle(mail)
    await job?.handle(mail)
    expect(taken).toHaveLength(1)
  })

  it('without a mail server is stored in a folder, once, readable only by its owner', async () => {
    await start(folderPost(folder, FROM))
    const job = jobsWith(folderPost(folder, FROM)).find(({ name }) => name === 'send-mail')
    const mail = { ...MAIL, id: '0f7f0e67-8c88-4f5e-a4c9-8f7b0d3f1a22' }
    await job?.handle(mail)
    await job?.handle(mail)
    expect(await readdir(folder)).toEqual([`${mail.id}.eml`])
    expect(await readFile(join(folder, `${mail.id}.eml`), 'utf8')).toContain(`Message-ID: <${mail.id}@`)
  })
})

describe('the picture of an e-mail', () => {
  const id = '6f6a4a4e-3c1c-4b0c-9a53-0d0e4f0f8a44'
  const { html } = layOut({
    ...{
      language: 'ru',
      subject: 'Скоро снимем',
      heading: 'Срок',
      paragraphs: ['Фара'],
      footer: 'Отвечать не нужно.',
    },
    thing: { title: 'Фара', picture: 'attached' },
  })
  const storage = () => openStorage(join(folder, 'storage'))
  const send = async (picture: MailPicture) => {
    await start(smtp())
    await jobsWith(smtp())[0]?.handle({ ...MAIL, html, picture, id })
    return PostalMime.parse(taken[0]?.letter ?? '')
  }

  it('is attached as a small JPEG that the HTML shows', async () => {
    const photo = sharp({ create: { width: 320, height: 240, channels: 4, background: '#00646e80' } })
    await storage().put('photos/ab/small.webp', await photo.webp().toBuffer(), 'image/webp')
    const { html: shown, text: plain, attachments } = await send({ stored: 'photos/ab/small.webp' })
    expect(shown).toContain('cid:thing')
    expect(plain?.trim()).toBe(MAIL.text)
    expect(attachments).toMatchObject([
      { mimeType: 'image/jpeg', disposition: 'inline', contentId: '<thing>' },
    ])
    const jpeg = Buffer.from(attachments[0]?.content as ArrayBuffer)
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 208, height: 156 })
    expect(jpeg.byteLength).toBeLessThan(20_000)
  })

  it('is a drawing if there is no photo', async () => {
    await writeFile(
      join(folder, 'wheel.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180"/>',
    )
    const { html: shown, attachments } = await send({ drawing: 'wheel' })
    expect(shown).toContain('cid:thing')
    expect(attachments).toMatchObject([{ mimeType: 'image/jpeg', contentId: '<thing>' }])
  })

  it.each<[string, MailPicture, string?]>([
    ['a photo that is gone', { stored: 'photos/ab/none.webp' }],
    ['a photo that is none', { stored: 'photos/ab/broken.webp' }, 'not a picture'],
    ['a photo outside the storage', { stored: '../../etc/passwd' }],
    ['a drawing that nobody drew', { drawing: 'never-seen' }],
    ['a drawing outside its folder', { drawing: '../../../etc/passwd' }],
  ])('%s is left out, and the e-mail is sent', async (_what, picture, content) => {
    if (content && 'stored' in picture)
      await storage().put(picture.stored, Buffer.from(content), 'image/webp')
    const { html: shown, attachments } = await send(picture)
    expect(shown).toContain('>Фара</td>')
    expect([shown?.includes('<img'), attachments, errors.length]).toEqual([false, [], 1])
  })

  it('is inside the HTML that the portal shows', async () => {
    const photo = sharp({ create: { width: 9, height: 9, channels: 3, background: '#00646e' } })
    await storage().put('photos/ab/small.webp', await photo.webp().toBuffer(), 'image/webp')
    await start(folderPost(folder, FROM))
    const picture = { stored: 'photos/ab/small.webp' }
    await jobsWith(folderPost(folder, FROM))[0]?.handle({ ...MAIL, html, picture, id })
    const shown = (await openLetterBox(folder).read(id))?.html
    expect(shown).toMatch(/<img src="data:image\/jpeg;base64,[\w+/]{99,}=*" alt=""/)
  })
})

it('has its sent record deleted in time', async () => {
  await start(smtp())
  const [send, sweep] = jobsWith(smtp())
  await send?.handle({ ...MAIL, id: '6f6a4a4e-3c1c-4b0c-9a53-0d0e4f0f8a33' })
  await sweep?.handle({})
  const count = async () => (await database.query('select from sent_mails')).rowCount
  expect(await count()).toBe(1)
  clock.advance(31 * 86_400_000)
  await sweep?.handle({})
  expect(await count()).toBe(0)
})
