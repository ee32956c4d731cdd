import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { createLiveHub, type LiveHub, type LiveListener } from './live-hub.ts'

const LiveContext = createContext<LiveHub | null>(null)

/** Where live news is heard. It is silent until somebody who has signed in is connected. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [hub] = useState(createLiveHub)
  return <LiveContext value={hub}>{children}</LiveContext>
}

/** Hears what happens on the portal, as long as the component is there. News is a hint: ask for what counts. */
export function useLive(listener: LiveListener): void {
  const { listen } = useLiveHub()
  const hear = useEffectEvent(listener)
  useEffect(() => listen((news) => hear(news)), [listen])
}

export function useLiveHub(): LiveHub {
  const hub = use(LiveContext)
  if (!hub) throw new Error('Live news needs LiveProvider around it')
  return hub
}
