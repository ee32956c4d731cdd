/** The script of an integrator's page. It is bundled with the SDK, so that the page has it as `shop`. */
import { createPortal, isPortalError, type Portal } from '@sauda/sdk'
import { me, signIn } from '@sauda/sdk/access'
import { type AdDraft, adPage, createAd, getAd } from '@sauda/sdk/ads'
import { connectLive, type PusherClass } from '@sauda/sdk/live'

declare global {
  /** From the page's other script. */
  var Pusher: PusherClass
}

/** What the page can read of a response, or its error. */
interface Told {
  status: number
  code: string
  requestId: string | null
  retryAfter: string | null
  idempotency: string | null
}

interface Client {
  portal: Portal
  /** What the last response told; status 0 if there was none. */
  told: Told
}

/** A client as a page of another origin has it: with a token, or asking for one, and never with cookies. */
function clientOf(baseUrl: string, token?: string): Client {
  const client: { told: Told } = {
    told: { status: 0, code: '', requestId: null, retryAfter: null, idempotency: null },
  }
  const portal = createPortal({
    baseUrl,
    language: 'kk',
    ...(token !== undefined && { token }),
    onResponse({ status, headers }) {
      client.told = {
        status,
        code: '',
        requestId: headers.get('x-request-id'),
        retryAfter: headers.get('retry-after'),
        idempotency: headers.get('x-idempotency'),
      }
    },
  })
  return Object.assign(client, { portal })
}

/** Makes a call that should fail; returns its error with the headers of the response. */
async function failing(client: Client, call: Promise<unknown>): Promise<Told> {
  const code = await call.then(
    () => 'none',
    (error: unknown) => (isPortalError(error) ? error.code : String(error)),
  )
  return { ...client.told, code }
}

/** Signs in for a token. */
export async function enter(url: string, login: string, password: string) {
  const client = clientOf(url)
  const entered = await signIn(client.portal, { login, password, issue_token: true })
  return { ...client.told, code: entered.error?.code ?? '', token: entered.error ? null : entered.token }
}

/** Lists the catalogue, creates an ad with a photo, and looks at the photo. */
export async function work(url: string, token: string, draft: AdDraft, photo: string) {
  const { portal } = clientOf(url, token)
  const { total, error } = await adPage(portal, {})
  const picture = await (await fetch(photo)).blob()
  const ad = await createAd(portal, draft, [picture])
  const seen = await fetch(url + ad.photos[0]?.small)
  return { user: await me(portal), total, listError: error?.code, ad, photoBytes: (await seen.blob()).size }
}

/** Asks for an ad that does not exist, and creates one with a wrong price. */
export async function fail(url: string, token: string, draft: AdDraft): Promise<Told[]> {
  const client = clientOf(url, token)
  const missing = await failing(client, getAd(client.portal, 2 ** 31 - 1))
  return [missing, await failing(client, createAd(client.portal, { ...draft, price: -1 }))]
}

/** Each of these needs the portal's permission; a page without it gets an error for each. */
export async function tryAll(url: string, token: string, draft: AdDraft): Promise<string[]> {
  const client = clientOf(url, token)
  const { host, photo, ...calls } = {
    host: new URL(url),
    photo: fetch(`${url}/api/docs/start.js`),
    list: adPage(client.portal, {}).then(({ error }) => Promise.reject(error)),
    create: createAd(client.portal, draft),
    me: me(client.portal),
  }
  const socket = new WebSocket(`ws://${host.host}/app/any?protocol=7`)
  const refused = new Promise<string>((resolve) => {
    socket.addEventListener('open', () => resolve('open'))
    socket.addEventListener('error', () => resolve('refused'))
  })
  const codes = await Promise.all(Object.values(calls).map((call) => failing(client, call)))
  const file = await photo.then(
    () => 'read',
    () => 'refused',
  )
  return [...codes.map(({ code }) => code), file, await refused]
}

/** Enters wrong passwords until the portal says to wait. */
export async function hurry(url: string): Promise<Awaited<ReturnType<typeof enter>>> {
  const answer = await enter(url, 'nobody@sauda.example', 'горшок-ветер-семнадцать')
  return answer.code === 'wrong_credentials' ? hurry(url) : answer
}

/** Connects to live updates; returns the first state. */
export async function listen(url: string, token: string): Promise<string> {
  const { hostname, port, protocol } = new URL(url)
  return new Promise((resolve, reject) => {
    const connection = connectLive(clientOf(url, token).portal, {
      Pusher,
      host: { hostname, port: Number(port), secure: protocol === 'https:' },
      onEvent: () => {},
      onState: (state) => void connection.then(({ close }) => close()).then(() => resolve(state)),
    })
    connection.catch(reject)
  })
}

/** Whether the page can read a response to a request with the portal's cookies. */
export async function readWithCookies(url: string): Promise<boolean> {
  const asked = fetch(`${url}/api/session/me`, { credentials: 'include' })
  return asked.then(
    () => true,
    () => false,
  )
}
