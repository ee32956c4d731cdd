import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { createLiveHub, type LiveHub, type LiveListener } from './live-hub.ts'

const LiveContext = createContext<LiveHub | null>(null)

/** Provides live updates. None arrive until a signed-in user is connected. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [hub] = useState(createLiveHub)
  return <LiveContext value={hub}>{children}</LiveContext>
}

/** Subscribes to live updates while the component is mounted. An update is a hint: request the data that matters. */
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
