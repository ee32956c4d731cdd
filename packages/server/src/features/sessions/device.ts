import Bowser from 'bowser'

/** Returns the browser and system of a User-Agent, «Chrome» on «Windows»; null for unknown ones. */
export function deviceOf(userAgent: string | null): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null }
}
