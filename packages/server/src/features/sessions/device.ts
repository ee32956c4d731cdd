import Bowser from 'bowser'

/** What a browser calls itself, as people know it: «Chrome» on «Windows»; null where it says nothing known. */
export function deviceOf(userAgent: string | null): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null }
}
