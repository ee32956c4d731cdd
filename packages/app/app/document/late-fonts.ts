/**
 * The script at the start of a page that keeps the portal's fonts away from the first paint of a first visit. The page is
 * painted with the fonts that stand in (`fallback-fonts.css`); the portal's own are requested once it has loaded. When
 * all have come, they are shown part by part, from the top, and in the end what is in none of the parts: laying the whole
 * page out again in one go would block a slow phone for a third of a second. `fonts.css` uses the stand-ins only while
 * `html` has `data-fonts="later"`. The portal's fonts are used immediately without scripts, without cookies (every page
 * would be a first visit), and on later visits, when the server leaves this script out.
 */

/**
 * Tells that the browser has the fonts. The server reads it: a script that did would keep the page waiting for the
 * browser's answer.
 */
export const FONTS_COOKIE = 'fonts'

/** The files that nearly every page needs; those with rare characters load when one is shown. */
const FAMILIES = ['Golos Text Variable', 'Geologica Variable']

const YEAR = 31_536_000

/** The parts that change one after another; `fonts.css` lists the same. */
export const FONT_PARTS = 'body, header, section, article, aside, footer, nav, form, ul, li, dl'

/** Milliseconds of layout after which the page may do something else. */
const TURN = 4

export const LATE_FONTS = `(() => {
  document.currentScript.remove()
  if (!navigator.cookieEnabled) return
  const { dataset } = document.documentElement
  dataset.fonts = 'later'
  const show = () => {
    const [body, ...parts] = document.querySelectorAll('${FONT_PARTS}')
    parts.push(body)
    const some = () => {
      const end = performance.now() + ${TURN}
      while (parts.length > 0 && performance.now() < end) {
        parts.shift().dataset.fonts = 'own'
        document.body.getBoundingClientRect()
      }
      if (parts.length > 0) return requestAnimationFrame(() => setTimeout(some))
      delete dataset.fonts
      document.cookie = '${FONTS_COOKIE}=1; path=/; max-age=${YEAR}; samesite=lax'
    }
    some()
  }
  const load = () => Promise.all(${JSON.stringify(FAMILIES)}
    .map((name) => document.fonts.load('1em "' + name + '"')))
  const giveUp = () => delete dataset.fonts
  const start = () => load().then((faces) => (faces.every(({ length }) => length > 0) ? show() : giveUp()), giveUp)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
})()`
