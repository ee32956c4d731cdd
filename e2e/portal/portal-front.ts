import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { forward } from './api-front.ts'

/** A proxy in front of the portal of the run, as a browser reaches it. */
export interface PortalFront {
  url: string
  /** `cut` closes every connection without an answer; `away` answers as a proxy without a portal. */
  state: 'there' | 'cut' | 'away'
  /** Appended to the service worker: another text is a new version. */
  version: string
  close(): void
}

export async function openPortalFront(portal: string): Promise<PortalFront> {
  const server = createServer(async (asked, answer) => {
    if (front.state === 'cut') return answer.destroy()
    if (front.state === 'away') return answer.writeHead(502).end('Bad Gateway')
    if (asked.url !== '/sw.js' || front.version === '') return forward(asked, answer, portal)
    const worker = await (await fetch(`${portal}/sw.js`)).text()
    answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
    return answer.end(`${worker}// ${front.version}`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  const front: PortalFront = { url: `http://127.0.0.1:${port}`, state: 'there', version: '', close }
  return front
}
