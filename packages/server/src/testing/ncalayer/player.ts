import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Holder } from '../pki/ca.ts'
import { signCms } from '../pki/cms.ts'
import {
  cancelled,
  framed,
  greeting,
  kaztoken,
  type NcaLayerRequest,
  noModule,
  signed,
  unreadable,
} from './messages.ts'

/** How the player behaves; everything may be changed while it runs. */
export interface NcaLayerPlay {
  key: Holder
  version: string
  /** Whether it takes several files at once. */
  several: boolean
  /** Whether the module that signs is installed. */
  basics: boolean
  /** Whether it is KAZTOKEN's program instead of NCALayer. */
  kaztoken: boolean
  /** The person closes the window at these files, counted from 1 since the start. */
  cancelAt: readonly number[]
  /** The connection breaks off at these files. */
  dropAt: readonly number[]
  /** Resolves when the person has chosen a key and typed the password for these files; rejects to cancel. */
  ask: (files: number) => Promise<unknown>
  /** Resolves when it has started up and greets. */
  greet: () => Promise<unknown>
}

/** A program that plays NCALayer. */
export interface NcaLayerPlayer {
  /** Address for pages, `ws://127.0.0.1:…`. */
  readonly url: string
  readonly play: NcaLayerPlay
  /** The requests that have come, without the files. */
  readonly asked: readonly { method: string; files: number; locale: string | undefined }[]
  close(): Promise<void>
}

const BASICS = 'kz.gov.pki.knca.basics'
const MOBILE = 'kz.digiflow.mobile.extensions'

/** Starts a WebSocket server that speaks NCALayer's messages and signs with a given key, without a window. */
export async function startNcaLayer(
  key: Holder,
  changes: Partial<NcaLayerPlay> = {},
  port = 0,
): Promise<NcaLayerPlayer> {
  const play: NcaLayerPlay = {
    key,
    version: '1.4',
    several: true,
    basics: true,
    kaztoken: false,
    cancelAt: [],
    dropAt: [],
    ask: async () => undefined,
    greet: async () => undefined,
    ...changes,
  }
  const asked: { method: string; files: number; locale: string | undefined }[] = []
  let files = 0
  const http = createServer()
  const server = new WebSocketServer({ server: http, maxPayload: 256 * 2 ** 20 })

  async function answer(request: NcaLayerRequest, socket: WebSocket): Promise<object | null> {
    const { module, method, args } = request
    if (module === MOBILE) return play.kaztoken ? kaztoken() : noModule(module)
    if (module !== BASICS || !play.basics) return noModule(module)
    if (method !== 'sign' || args?.format !== 'cms') return unreadable(`org.json.JSONException: ${method}`)
    const data = args.data
    const list = Array.isArray(data) ? data : [data]
    asked.push({ method, files: list.length, locale: args.locale })
    if (Array.isArray(data) && !play.several) {
      return unreadable('org.json.JSONException: JSONObject["data"] is not a string.')
    }
    if (!list.every((one) => typeof one === 'string')) {
      return unreadable('org.json.JSONException: JSONObject["data"] is not a string.')
    }
    const places = list.map((_, at) => files + at + 1)
    files += list.length
    if (places.some((place) => play.dropAt.includes(place))) {
      socket.terminate()
      return null
    }
    const goesOn = await play.ask(list.length).then(
      () => true,
      () => false,
    )
    if (!goesOn || places.some((place) => play.cancelAt.includes(place))) return cancelled()
    const made = list.map((one) =>
      framed(sign(play.key, String(one), args.signingParams?.encapsulate === true)),
    )
    return signed(Array.isArray(data) ? made : (made[0] ?? ''))
  }

  server.on('connection', async (socket) => {
    socket.on('message', async (text) => {
      const reply = await answer(JSON.parse(String(text)), socket)
      if (reply) socket.send(JSON.stringify(reply))
    })
    await play.greet()
    socket.send(JSON.stringify(greeting(play.version)))
  })
  http.listen(port, '127.0.0.1')
  await once(http, 'listening')
  const { port: opened } = http.address() as AddressInfo

  return {
    url: `ws://127.0.0.1:${opened}`,
    play,
    asked,
    async close() {
      for (const client of server.clients) client.terminate()
      server.close()
      http.closeAllConnections()
      http.close()
      await once(http, 'close')
    },
  }
}

function sign(key: Holder, data: string, encapsulate: boolean): Uint8Array {
  const bytes = Buffer.from(data, 'base64')
  return signCms(key, bytes, { signedAt: new Date(), ...(encapsulate && { attached: bytes }) })
}
