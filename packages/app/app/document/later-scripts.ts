import { LATE_FONTS } from './late-fonts.ts'

/**
 * React Router's boot script competes with the first paint on a slow phone. While the page is streamed, its
 * `modulepreload` links are dropped and the boot script gets a type that the browser does not run. STARTER turns it
 * into a module one frame after `load`, or immediately when the user touches the page or types. Until then links and
 * forms are plain HTML. On a first visit, fonts are loaded after the first paint, too: see `late-fonts.ts`.
 */
const PRELOAD = /<link\b[^>]*\brel="modulepreload"[^>]*>/g
/** The script of the fonts follows it: a page has to name its encoding within the first 1,024 bytes. */
const CHARSET = '<meta charSet="utf-8"/>'
const BOOT = /<script\b([^>]*?) type="module"[^>]*>/

const STARTER = `(() => {
  document.currentScript.remove()
  const touches = ['pointerdown', 'touchstart', 'keydown']
  const start = () => {
    const later = document.querySelector('script[type="text/later"]')
    if (!later) return
    for (const touch of touches) removeEventListener(touch, start, true)
    const boot = document.createElement('script')
    Object.assign(boot, { type: 'module', nonce: later.nonce, text: later.text })
    later.type = 'text/started'
    document.head.append(boot)
  }
  for (const touch of touches) addEventListener(touch, start, true)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
})()`

export type LaterScripts = {
  /** Takes the next chunk of the page and returns the part that can be sent. */
  push(text: string): string
  /** Returns what is still buffered. */
  end(): string
}

/**
 * Creates a rewriter for one page, fed chunk by chunk. A tag split between chunks is buffered until it is complete. On a
 * first visit, the page also gets the script of the fonts.
 */
export function laterScripts({ nonce, firstVisit }: { nonce: string; firstVisit: boolean }): LaterScripts {
  const encoded = firstVisit ? `${CHARSET}<script nonce="${nonce}">${LATE_FONTS}</script>` : CHARSET
  let held = ''
  let booted = false

  return {
    push(text) {
      if (booted) return text
      const whole = held + text
      const cut = startOfOpenTag(whole)
      held = whole.slice(cut)
      const ready = whole.slice(0, cut).replace(CHARSET, encoded).replace(PRELOAD, '')
      const found = BOOT.exec(ready)
      if (!found) return ready
      booted = true
      const [tag, attributes = ''] = found
      const later = `<script nonce="${nonce}">${STARTER}</script><script${attributes} type="text/later">`
      const rest = ready.slice(found.index + tag.length) + held
      held = ''
      return ready.slice(0, found.index) + later + rest
    },
    end() {
      const rest = held
      held = ''
      return rest
    },
  }
}

function startOfOpenTag(text: string): number {
  const start = text.lastIndexOf('<')
  return start === -1 || text.includes('>', start) ? text.length : start
}
