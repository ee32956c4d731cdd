/** How many clients one process accepts, in total and per address (an office or a mall's Wi-Fi shares one). */
export interface PlaceLimits {
  connections: number
  /** Per address, clients with a subscription. */
  connectionsOfAddress: number
  /** Per address, clients without a subscription. Anybody can connect like that, so a newcomer replaces the oldest. */
  idleOfAddress: number
}

/** The place of one client. */
export interface Place {
  /** Marks the client as subscribed. @returns whether its address may have one more */
  subscribe(): boolean
  /** Marks the client as no longer subscribed. */
  idle(): void
  leave(): void
}

export interface Places {
  /**
   * Gives a newcomer a place among the idle ones.
   * @param dismiss called to close the client when a newcomer needs its place
   * @returns undefined if the address, or the whole process, is full of subscribed clients
   */
  take(address: string, dismiss: () => void): Place | undefined
}

interface Idle {
  address: string
  dismiss(): void
}

export function createPlaces(limits: PlaceLimits): Places {
  const subscribedOf = new Map<string, number>()
  const idleOf = new Map<string, Set<Idle>>()
  // Of all addresses, oldest first.
  const idle = new Set<Idle>()
  let subscribed = 0

  const isFull = (address: string) => (subscribedOf.get(address) ?? 0) >= limits.connectionsOfAddress

  function countSubscribed(address: string, change: 1 | -1): void {
    subscribed += change
    const now = (subscribedOf.get(address) ?? 0) + change
    if (now > 0) subscribedOf.set(address, now)
    else subscribedOf.delete(address)
  }

  function addIdle(one: Idle): void {
    const neighbours = idleOf.get(one.address)
    if (neighbours && neighbours.size >= limits.idleOfAddress) dismissOldest(neighbours)
    if (subscribed + idle.size >= limits.connections) dismissOldest(idle)
    idle.add(one)
    // The dismissed client may have been the last of its address.
    idleOf.set(one.address, (idleOf.get(one.address) ?? new Set()).add(one))
  }

  function removeIdle(one: Idle): void {
    idle.delete(one)
    const neighbours = idleOf.get(one.address)
    neighbours?.delete(one)
    if (neighbours?.size === 0) idleOf.delete(one.address)
  }

  function dismissOldest(among: ReadonlySet<Idle>): void {
    const [oldest] = among
    if (!oldest) return
    removeIdle(oldest)
    oldest.dismiss()
  }

  return {
    take(address, dismiss) {
      if (isFull(address) || subscribed >= limits.connections) return undefined
      const one: Idle = { address, dismiss }
      let state: 'idle' | 'subscribed' | 'gone' = 'idle'
      addIdle(one)
      return {
        subscribe() {
          if (state !== 'idle') return state === 'subscribed'
          if (isFull(address)) return false
          removeIdle(one)
          countSubscribed(address, 1)
          state = 'subscribed'
          return true
        },
        idle() {
          if (state !== 'subscribed') return
          countSubscribed(address, -1)
          state = 'idle'
          addIdle(one)
        },
        leave() {
          if (state === 'subscribed') countSubscribed(address, -1)
          else if (state === 'idle') removeIdle(one)
          state = 'gone'
        },
      }
    },
  }
}
