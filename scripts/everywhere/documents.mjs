import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nodeOfPackages, root } from '../workspace/command.mjs'
import { filesUnder } from '../workspace/fingerprint.mjs'
import { blocksOfDocstrings, blocksOfMarkdown, programOf, withChecks } from './blocks.mjs'
import { bundle } from './bundle.mjs'
import { runLimited } from './commands.mjs'
import { onPage, pageOf } from './pages.mjs'

/**
 * A document whose blocks are one program, compiled and run as they are.
 *
 * @typedef {object} Document
 * @property {string} name of its files
 * @property {import('./blocks.mjs').Block[]} blocks
 * @property {string} before code that the blocks assume
 * @property {string} after code that calls functions which the blocks only declare
 */

/** What docstrings assume: a portal of somebody who may do what they show. */
const BEFORE_DOCSTRINGS = `
import { createPortal, withResponse } from '@sauda/sdk'
import { signIn } from '@sauda/sdk/access'
import { adPage, checkAd, createAd, getAd } from '@sauda/sdk/ads'
import { uploadFetch } from '@sauda/sdk/upload'

const guest = createPortal({ baseUrl: 'https://portal.example' })
const { token } = await signIn(guest, { login: 'person@sauda.example', password: 'correct horse battery', issue_token: true })
const portal = createPortal({ baseUrl: 'https://portal.example', token: token ?? undefined })
const id = (await adPage(portal)).items[0]?.id ?? 0
const photos: File[] = []
const { draft } = checkAd(
  { kind: 'goods', title: 'Чехлы для сидений', text: 'Комплект на весь салон, пять мест.', price: '12 000', condition: 'new', phone: '8 701 000 00 12' },
  { isTenant: false },
)
if (!draft) throw new Error('no draft')
`

/** Reads the code of a registration as its owner would: in the e-mail. */
const AFTER_README = `
const registered = await register(async () => {
  for (;;) {
    const headers = { 'X-Console-Token': 'the console token' }
    const list = await (await fetch('https://portal.example/api/letter/list', { headers })).json()
    const letter = list.data.items.find((item: { to: string }) => item.to === 'aigerim@mail.example')
    if (letter) {
      const read = await (await fetch('https://portal.example/api/letter/get/' + letter.id, { headers })).json()
      return /\\b\\d{6}\\b/.exec(read.data.text)?.[0] ?? ''
    }
  }
})
if (!registered.user) throw new Error('Nobody is registered')
`

/** @returns {Promise<Document[]>} */
export async function readDocuments() {
  const sources = (await filesUnder('packages/sdk/src')).filter(
    (file) => !/\.test\.ts$|\/generated\//.test(file),
  )
  const docstrings = await Promise.all(
    sources.map(async (file) => blocksOfDocstrings(file, await textOf(file))),
  )
  return [
    { name: 'readme', ...(await markdown('packages/sdk/README.md')), after: AFTER_README },
    { name: 'repository', ...(await markdown('README.md')) },
    // The upload needs a browser; the others run there too.
    { name: 'docstrings', blocks: docstrings.flat(), before: BEFORE_DOCSTRINGS, after: '' },
  ]
}

/** @param {string} file */
async function markdown(file) {
  return { blocks: blocksOfMarkdown(file, await textOf(file)), before: '', after: '' }
}

/** @param {string} file */
function textOf(file) {
  return readFile(join(root, file), 'utf8')
}

/**
 * The program of a document as somebody would copy it: as an ES module, and in a function for CommonJS.
 *
 * @param {Document} document
 */
export function sourcesOf({ name, blocks, before, after }) {
  const begin = before ? [{ place: 'what docstrings assume', line: 1, text: before }] : []
  const end = after ? [{ place: 'what runs the examples', line: 1, text: after }] : []
  const { imports, body } = programOf([...begin, ...apart(name, blocks), ...end])
  return {
    [`${name}.mts`]: `${imports}\n\n${body}`,
    [`${name}.cts`]: `${imports}\n\nexport async function main() {\n${body}\n}\n`,
  }
}

/**
 * Docstrings do not know each other, so each has a scope of its own.
 *
 * @param {string} name
 * @param {import('./blocks.mjs').Block[]} blocks
 */
function apart(name, blocks) {
  return name === 'docstrings' ? blocks.map((block) => ({ ...block, text: `{\n${block.text}}\n` })) : blocks
}

/**
 * Runs the program of a document against the portal, and compares the values that its comments show.
 *
 * @param {Document} document
 * @param {string} folder
 * @param {import('./portal-process.mjs').RunningPortal} portal
 * @returns {Promise<{ passed: number, failed: number, output: string }>}
 */
export async function runDocument(document, folder, portal) {
  const checked = document.blocks.map((block) => ({ block, ...withChecks(block) }))
  const blocks = checked.map(({ block, text }) => ({ ...block, text }))
  const program = sourcesOf({ ...document, blocks })[`${document.name}.mts`] ?? ''
  const file = `${document.name}.run.mts`
  const world = { origin: portal.url }
  await writeFile(join(folder, file), `${withAddress(program, portal)}\n${SHOWS}`)
  const { ok, output } =
    document.name === 'docstrings'
      ? await inBrowser(folder, file, world)
      : await runLimited(nodeOfPackages, [file], { cwd: folder })
  const places = [...checked.flatMap(({ places }) => places), 'the end']
  const right = places.filter((place) => output.includes(`${place} is right\n`))
  const failed = places.length - right.length + (ok ? 0 : 1)
  return { passed: right.length, failed, output }
}

const SHOWS = `
console.log('the end is right')

function shows(place: string, found: unknown, expected: unknown) {
  // Comments have usual spaces for those that do not break.
  const [one, other] = [found, expected].map((value) => JSON.stringify(value)?.replaceAll(/[\\u00a0\\u202f]/g, ' '))
  console.log(one === other ? place + ' is right' : place + ' shows ' + other + ', but it is ' + one)
}
`

/**
 * Puts in what a reader puts in: the address of the portal and the passwords.
 *
 * @param {string} program
 * @param {import('./portal-process.mjs').RunningPortal} portal
 */
function withAddress(program, { url, passwords, consoleToken }) {
  const { hostname, port } = new URL(url)
  return Object.entries(passwords)
    .reduce(
      (text, [login, password]) =>
        text.replaceAll(
          RegExp(`('${login}',\\s*(?:password: )?)'correct horse battery'`, 'g'),
          (_, before) => `${before}'${password}'`,
        ),
      program,
    )
    .replaceAll('https://portal.example', url)
    .replaceAll('http://127.0.0.1:3000', url)
    .replaceAll(
      "hostname: 'portal.example', port: 443, secure: true",
      `hostname: '${hostname}', port: ${port}, secure: false`,
    )
    .replaceAll('the console token', consoleToken)
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {{ origin: string }} world
 */
async function inBrowser(folder, file, world) {
  await bundle(join(folder, file), join(folder, `${file}.bundle.js`))
  const page = `${file}.html`
  const log = "const log = []; console.log = (...words) => log.push(words.join(' ') + '\\n')"
  const show = "const pre = document.createElement('pre'); pre.append(...log); document.body.append(pre)"
  await writeFile(
    join(folder, page),
    pageOf(
      `<script>${log}</script>`,
      `<script type="module">await import('./${file}.bundle.js').finally(() => { ${show} })</script>`,
    ),
  )
  const output = await onPage(page, world)
  return { ok: !/^(?:uncaught|not loaded|no end)/m.test(output), output }
}
