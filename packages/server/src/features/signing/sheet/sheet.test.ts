import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib'
import { beforeEach, expect, it } from 'vitest'
import { addressOf } from '../../../testing/documents.ts'
import { type Person, person } from '../../../testing/people.ts'
import type { Holder } from '../../../testing/pki/ca.ts'
import { textOfPages } from '../../../testing/read-pdf.ts'
import { readZip } from '../../../testing/read-zip.ts'
import { acts, CENTRE_BIN, company, signAll, signed, start, submit } from '../../../testing/signing-stage.ts'
import { signingTests } from '../../../testing/signing-tests.ts'

const on = signingTests({ empties: true })
let manager: Person
let centreKey: Holder

beforeEach(async () => {
  manager = await person(on.stage.test, 3)
  centreKey = on.stage.ca.issue({ bin: CENTRE_BIN, organisation: 'ТОО «Sauda Центр»' })
})

async function signedActs(count = 1): Promise<number[]> {
  const ids = await acts(on.stage, on.tenant, count)
  await signAll(on.stage, on.tenant.user, ids, on.tenant.head)
  await signAll(on.stage, manager, ids, centreKey)
  return ids
}

/** Signs an appendix for both sides. */
async function signedAppendix(): Promise<number> {
  const [id = 0] = await acts(on.stage, on.tenant, 1, { kind: 'application' })
  for (const [user, key] of [
    [on.tenant.user, on.tenant.head],
    [manager, centreKey],
  ] as const) {
    const session = await start(on.stage, user, [id], 'application')
    await submit(on.stage, user, session, await signed(on.stage, user, session, key), 'application')
  }
  return id
}

async function signedAct(): Promise<number> {
  const [id = 0] = await signedActs()
  return id
}

function get(path: string, { token }: Person = on.tenant.user, language = 'ru') {
  const headers = { 'accept-language': language }
  return on.stage.test.send({ method: 'GET', path: `/api/completionSignature/${path}`, token, headers })
}

async function bytes(path: string, who?: Person, language?: string): Promise<Buffer> {
  const answer = await get(path, who, language)
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  return answer.rawPayload
}

async function original(id: number): Promise<Buffer> {
  const path = '/api/completion/download'
  return (await on.stage.test.send({ path, json: { id }, token: on.tenant.user.token })).rawPayload
}

it.each([
  ['ru', 'Лист подписей', 'Заказчик', 'Исполнитель', 'Подписано электронно'],
  ['kk', 'Қолтаңбалар парағы', 'Тапсырыс беруші', 'Орындаушы', 'Электрондық қол қойылды'],
])('the copy ends with the signature sheet, in %s', async (language, title, ordered, done, stamp) => {
  const id = await signedAct()
  const { secret } = await addressOf(on.stage.test, id)
  const paper = await textOfPages(await original(id))
  const pages = await textOfPages(await bytes(`copy/${id}`, on.tenant.user, language))
  expect(pages).toHaveLength(paper.length + 1)
  const sheet = pages.at(-1) ?? ''
  const rows = await on.stage.test.db.selectFrom('document_signatures').selectAll().orderBy('id').execute()
  for (const text of [
    title,
    ordered,
    done,
    'ТОО «Sauda Центр»',
    on.tenant.bin,
    `/verify-document/${id}/${secret}`,
  ])
    expect(sheet).toContain(text)
  for (const { iin, serial } of rows) {
    expect(sheet).toContain(serial.match(/.{1,4}/g)?.join(' '))
    expect(sheet).toContain(`${iin?.slice(0, 4)}••••••${iin?.slice(-2)}`)
    expect(sheet).not.toContain(iin)
  }
  // The stamps are on the copy alone.
  expect(pages[0]).toContain(stamp)
  expect(paper.join()).not.toContain(stamp)
})

it.each([
  ['ru', 'Арендатор: ', 'Арендодатель: ', ['Заказчик', 'Исполнитель']],
  ['kk', 'Жалға алушы: ', 'Жалға беруші: ', ['Тапсырыс беруші', 'Орындаушы']],
])('the sides of an appendix are called as in a lease, in %s', async (language, tenants, centres, not) => {
  const id = await signedAppendix()
  const headers = { 'accept-language': language }
  const path = `/api/applicationSignature/copy/${id}`
  const answer = await on.stage.test.send({ method: 'GET', path, token: on.tenant.user.token, headers })
  const sheet = (await textOfPages(answer.rawPayload)).at(-1) ?? ''
  expect(sheet).toContain(tenants)
  expect(sheet).toContain(centres)
  for (const name of not) expect(sheet).not.toContain(name)
})

it.each([
  ['ru', 'не отозван: ответ OCSP от 21.11.2026 10:30, проверено 21.11.2026 11:00'],
  ['kk', 'қайтарып алынбаған: 21.11.2026 10:30 берілген OCSP жауабы, 21.11.2026 11:00 тексерілді'],
])('the sheet says which answer of which date was used, in %s', async (language, said) => {
  const { ocsp, test } = on.stage
  ocsp.behaviour.thisUpdate = new Date(test.clock.now().getTime() - 30 * 60_000)
  ocsp.behaviour.nextUpdate = new Date(test.clock.now().getTime() + 86_400_000)
  const sheet = (await textOfPages(await bytes(`copy/${await signedAct()}`, on.tenant.user, language))).at(-1)
  expect(sheet?.replaceAll(/\s+/g, ' ')).toContain(said)
})

it('the signed file stays as it was', async () => {
  const id = await signedAct()
  const before = await original(id)
  await bytes(`copy/${id}`)
  expect(await original(id)).toEqual(before)
})

it('screen readers find the sheet in the structure of the copy', async () => {
  const id = await signedAct()
  const [paper, copy] = [
    await PDFDocument.load(await original(id)),
    await PDFDocument.load(await bytes(`copy/${id}`)),
  ]
  const kidsOf = ({ catalog }: PDFDocument) =>
    catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).lookup(PDFName.of('K'), PDFArray)
  expect(kidsOf(copy).size()).toBe(kidsOf(paper).size() + 1)
  const keys = copy
    .getPages()
    .map(({ node }) => node.lookup(PDFName.of('StructParents'), PDFNumber).asNumber())
  expect(new Set(keys).size).toBe(copy.getPageCount())
})

it('a signature is downloaded as it was sent', async () => {
  const id = await signedAct()
  const stored = await on.stage.test.db.selectFrom('document_signatures').select(['side', 'cms']).execute()
  for (const { side, cms } of stored) expect(await bytes(`cms/${id}/${side}`)).toEqual(cms)
  expect((await get(`cms/${id}/other`)).statusCode).toBe(400)
})

it('an archive proves the document to openssl, and to the public check', async () => {
  const id = await signedAct()
  const archive = await bytes(`archive/${id}`, on.tenant.user)
  const files = await readZip(archive)
  const [paper = ''] = [...files.keys()].filter((name) => /^[^/]+\.pdf$/.test(name))
  expect(files.get(paper)).toEqual(await original(id))
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      'README.txt',
      'signatures/tenant.cms',
      'signatures/centre.cms',
      'evidence/roots.pem',
      'evidence/tenant/ocsp.der',
      'evidence/tenant/report.json',
      'evidence/centre/certificate.pem',
    ]),
  )
  const folder = await mkdtemp(join(tmpdir(), 'sauda-archive-'))
  try {
    for (const [name, content] of files) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), content)
    }
    // As the README says it.
    const readme = (files.get('README.txt') ?? '').toString()
    const commands = [...new Set(readme.match(/^openssl (?:cms|ocsp) .*$/gm))]
    expect(commands).toHaveLength(4)
    for (const command of commands) {
      const { stdout, stderr } = await promisify(execFile)('sh', ['-c', command.trim()], { cwd: folder })
      expect(stdout + stderr).toMatch(/CMS Verification successful|: good/)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const form = new FormData()
  form.append('files', new File([Buffer.from(archive)], 'Акт.zip'))
  const check = await on.stage.test.send({ path: '/api/documentCheck/upload', form })
  expect(check.json().data).toMatchObject({ verdict: 'genuine', file_name: paper })
})

it('several documents come in folders; those that nobody has signed are left out', async () => {
  const ids = await signedActs(2)
  const [unsigned = 0] = await acts(on.stage, on.tenant)
  const path = '/api/completionSignature/archives'
  const answer = await on.stage.test.send({ path, json: { ids: [...ids, unsigned] }, token: manager.token })
  expect([answer.statusCode, answer.headers['x-total-files']]).toEqual([200, '2'])
  const names = [...(await readZip(answer.rawPayload)).keys()]
  expect(new Set(names.map((name) => name.split('/')[0])).size).toBe(2)
  expect(names.filter((name) => name.endsWith('signatures/centre.cms'))).toHaveLength(2)
  const none = await on.stage.test.send({ path, json: { ids: [unsigned] }, token: manager.token })
  expect(none.statusCode).toBe(404)
})

it('another tenant gets nothing', async () => {
  const id = await signedAct()
  const { user } = await company(on.stage)
  for (const path of [`copy/${id}`, `cms/${id}/tenant`, `archive/${id}`])
    expect((await get(path, user)).statusCode, path).toBe(404)
  const json = { ids: [id] }
  const path = '/api/completionSignature/archives'
  expect((await on.stage.test.send({ path, json, token: user.token })).statusCode).toBe(404)
})
