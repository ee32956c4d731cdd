import type { Signer } from '@sauda/sdk/signing'
import { isPhone } from './is-phone.ts'

/** With what a user signs: NCALayer on this computer, or eGov Mobile on a telephone. */
export type Way = 'computer' | 'phone'

type Choice = {
  first: Way | null
  signers: Record<Way, Signer>
  onChange: () => void
}

/** A signer that waits for the user's choice, and lets it be changed. */
export function createChoice({ first, signers, onChange }: Choice) {
  let way = first
  let chosen: ((way: Way) => void) | null = null

  function untilChosen(signal: AbortSignal): Promise<Way> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        chosen = null
        reject(signal.reason)
      }
      chosen = (next) => {
        signal.removeEventListener('abort', stop)
        resolve(next)
      }
      signal.addEventListener('abort', stop, { once: true })
    })
  }

  const signer: Signer = {
    name: 'NCALayer, eGov Mobile',
    get ofSession() {
      return way !== null && (signers[way].ofSession ?? false)
    },
    open: async (options) => signers[way ?? (await untilChosen(options.signal))].open(options),
  }

  return {
    signer,
    way: () => way,
    /** Returns whether the signer has waited for it; if not, it has to be opened anew. */
    choose(next: Way): boolean {
      const waits = way === null && chosen !== null
      way = next
      remember(next)
      chosen?.(next)
      chosen = null
      onChange()
      return waits
    },
  }
}

const KEY = 'sauda-signer'

/** A telephone signs itself; elsewhere it is what the user chose the last time. */
export function firstWay(): Way | null {
  if (isHandset()) return 'phone'
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'computer' || kept === 'phone' ? kept : null
  } catch {
    return null
  }
}

function remember(way: Way) {
  try {
    localStorage.setItem(KEY, way)
  } catch {
    // It is asked again the next time.
  }
}

/** Whether the page is shown on a telephone or tablet, where there is no NCALayer. */
export function isHandset(): boolean {
  return isPhone(navigator)
}
