import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { holderOf } from '../demo/demo-key.ts'
import { oneC } from '../player/client.ts'
import { egovPhone, type PhoneInvitation, signByPhone } from './egov-mobile/player.ts'
import { type NcaLayerPlayer, startNcaLayer } from './ncalayer/player.ts'
import { readZip } from './read-zip.ts'
import { importFile, type SheetCells } from './spreadsheets.ts'

/**
 * The world around a portal, for tests that run in a browser: other users, 1C, NCALayer, telephones and spreadsheets. A
 * process with the address and the data folder of the portal in its environment, which answers messages.
 */
const { PORTAL_URL: address = '', PORTAL_FOLDER: folder = '' } = process.env

type SignIn = { role_id: number; email: string; password: string }

/** Whose key signs. */
type Who = 'tenant' | 'centre'

const cookies = new Map<number, Promise<string>>()
/** By address; each with the requests that wait for a password. */
const players = new Map<string, { player: NcaLayerPlayer; asked: { files: number; yes: () => void }[] }>()

const keyOf = async (who: Who) => holderOf(await readFile(join(folder, 'demo-keys', `${who}.pem`), 'utf8'))

async function cookieOf(role: number): Promise<string> {
  const all: SignIn[] = JSON.parse(await readFile(join(folder, 'demo-sign-ins.json'), 'utf8'))
  const found = all.find(({ role_id }) => role_id === role)
  const answer = await fetch(`${address}/api/user/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Portal-Client': 'test' },
    body: JSON.stringify({ login: found?.email, password: found?.password }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Sends a call of the API as the person of the demo centre that has a role. */
async function send(role: number, path: string, body?: object): Promise<Response> {
  const known = cookies.get(role) ?? cookieOf(role)
  cookies.set(role, known)
  const answer = await fetch(address + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', 'X-Portal-Client': 'test', Cookie: await known },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

async function untilAsked(url: string) {
  for (;;) {
    const found = players.get(url)
    if (!found) throw new Error(`Nobody plays NCALayer at ${url}.`)
    const [next] = found.asked
    if (next) return { ...found, next }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const phoneOf = async (who: Who) =>
  egovPhone({ key: await keyOf(who), origin: address, signedAt: new Date() })

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

const world = {
  callAs: async ({ role, path, body }: { role: number; path: string; body?: object }) =>
    (await (await send(role, path, body)).json()).data,

  /** The files of a ZIP that a user downloads. */
  unzipped: async ({ role, path }: { role: number; path: string }) => {
    const bytes = Buffer.from(await (await send(role, path)).arrayBuffer())
    return Object.fromEntries([...(await readZip(bytes))].map(([name, file]) => [name, base64(file)]))
  },

  namesInZip: async ({ path }: { path: string }) => [...(await readZip(await readFile(path))).keys()],

  callOneC: async ({
    base,
    call,
    args,
  }: {
    base: { login: string; secret: string }
    call: 'put' | 'batch' | 'report' | 'changes'
    args: unknown[]
  }) => {
    const calls: Record<string, (...sent: never[]) => Promise<object>> = {
      ...oneC(fetch, { address, ...base }),
    }
    return calls[call]?.(...(args as never[]))
  },

  /** Starts NCALayer; `url` is where it was before, so that a page finds it again. */
  startNcaLayer: async ({ who, several = true, url }: { who: Who; several?: boolean; url?: string }) => {
    const asked: { files: number; yes: () => void }[] = []
    const ask = (files: number) => new Promise<void>((yes) => asked.push({ files, yes }))
    const port = url === undefined ? 0 : Number(new URL(url).port)
    const player = await startNcaLayer(await keyOf(who), { several, ask }, port)
    players.set(player.url, { player, asked })
    return player.url
  },
  stopNcaLayer: async ({ url }: { url: string }) => {
    await players.get(url)?.player.close()
    players.delete(url)
  },
  /** Waits until NCALayer is asked to sign. */
  untilAsked: async ({ url }: { url: string }) => (await untilAsked(url)).next.files,
  /** Waits for that, and types the password; returns how many files it is for. */
  typePassword: async ({ url }: { url: string }) => {
    const { asked, next } = await untilAsked(url)
    asked.shift()
    next.yes()
    return next.files
  },

  readCode: async ({ who, text }: { who: Who; text: string }) => (await phoneOf(who)).read(text),
  fetchByPhone: async ({ who, invitation }: { who: Who; invitation: PhoneInvitation }) =>
    (await phoneOf(who)).fetch(invitation),
  /** Fetches, signs and sends. */
  signByPhone: async ({ who, text }: { who: Who; text: string }) =>
    (await signByPhone(await phoneOf(who), text)).answer,
  /** Signs what was fetched before, and sends it. */
  sendByPhone: async ({
    who,
    invitation,
    documents,
  }: {
    who: Who
    invitation: PhoneInvitation
    documents: Parameters<ReturnType<typeof egovPhone>['sign']>[0]
  }) => {
    const phone = await phoneOf(who)
    return phone.send(invitation, phone.sign(documents))
  },

  importFile: async ({ rows }: { rows: readonly SheetCells[] }) => base64(await importFile(rows)),
}

type Asked = { id: number; what: keyof typeof world; args: never }

process.on('message', async ({ id, what, args }: Asked) => {
  try {
    const answer = await (world[what] as (args: never) => Promise<unknown>)(args)
    process.send?.({ id, answer })
  } catch (error) {
    process.send?.({ id, error: String(error) })
  }
})

// The parent has ended, perhaps without a chance to say so.
process.once('disconnect', () => process.exit())
