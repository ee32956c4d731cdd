import { connectLive } from '@sauda/sdk/live'
import { LiveMark } from '@sauda/ui'
import Pusher from 'pusher-js'
import { useEffect, useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { whenIdle } from '../../shell/when-idle.ts'
import { createConnectionMark } from '../live/connection-mark.ts'
import { useLiveHub } from '../live/live-context.tsx'
import { inboxWords } from '../notifications/words.ts'

/** Retry delay after the configuration of live updates could not be read, in ms. */
const AGAIN = 30_000

/** Keeps one live connection for the signed-in user, from when the page is idle, and shows when it is lost. */
export function LiveConnection() {
  const inbox = useWords(inboxWords)
  const portal = useBrowserPortal()
  const { tell } = useLiveHub()
  const [away, setAway] = useState(false)

  useEffect(() => {
    const mark = createConnectionMark(setAway, (again) => tell({ event: 'connected', again }))
    let close = () => {}
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopped = false

    async function connect() {
      try {
        const host = ownHost()
        const connection = await connectLive(portal, { Pusher, host, onEvent: tell, onState: mark.tell })
        close = connection.close
        if (stopped) close()
      } catch {
        if (!stopped) timer = setTimeout(connect, AGAIN)
      }
    }

    const callOff = whenIdle(() => void connect())
    return () => {
      stopped = true
      callOff()
      clearTimeout(timer)
      mark.stop()
      close()
    }
  }, [portal, tell])

  return <span role="status">{away && <LiveMark>{inbox.offline}</LiveMark>}</span>
}

/** The portal's own endpoint is at the origin of the page. */
function ownHost() {
  const { hostname, port, protocol } = location
  const secure = protocol === 'https:'
  return { hostname, port: Number(port) || (secure ? 443 : 80), secure }
}
