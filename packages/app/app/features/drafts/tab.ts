/** Returns what this tab keeps under a name; null without storage, or if there is something else than JSON. */
export function readTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value until the tab is closed; null removes it. A browser without room or storage keeps nothing. */
export function writeTab(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // The form works without it.
  }
}
