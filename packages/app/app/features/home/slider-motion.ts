/** How long a slide stays while the slider runs by itself, in ms. */
const STAY = 7_000

/**
 * Adds to the slider of the page what needs scripts: its buttons, and that it goes on by itself until somebody stops,
 * touches or reads it. Under reduced motion it never does. Returns a function that ends it.
 */
export function moveSlider(section: HTMLElement): () => void {
  const list = section.querySelector<HTMLElement>('[data-slides]')
  const tools = section.querySelector<HTMLElement>('[data-slider-tools]')
  const pause = section.querySelector<HTMLElement>('[data-slider-pause]')
  const place = section.querySelector<HTMLElement>('[data-slider-place]')
  if (!list || !tools || !pause || !place) return () => {}
  const links = [...section.querySelectorAll<HTMLAnchorElement>('[data-to-slide]')]
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const ending = new AbortController()
  const on = { signal: ending.signal }
  let stopped = still.matches
  let timer: ReturnType<typeof setTimeout> | undefined

  const count = list.children.length
  const shown = () => Math.round(list.scrollLeft / list.clientWidth)

  function show(at: number) {
    const slide = ((at % count) + count) % count
    list?.scrollTo({ left: slide * (list.clientWidth || 0), behavior: still.matches ? 'auto' : 'smooth' })
  }

  function mark() {
    const at = shown()
    if (place) place.textContent = (place.dataset.of ?? '').replace('0', String(at + 1))
    for (const [which, link] of links.entries()) {
      if (which === at) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }

  /** Goes on later, unless it was stopped or somebody is at it. */
  function run() {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(goOn, STAY)
  }

  function goOn() {
    if (!document.hidden && !section.matches(':hover, :focus-within')) show(shown() + 1)
    run()
  }

  function stop(value: boolean) {
    stopped = value
    pause?.setAttribute('aria-pressed', String(stopped))
    run()
  }

  tools.style.visibility = 'inherit'
  stop(stopped)
  pause.addEventListener('click', () => stop(!stopped), on)
  list.addEventListener('scroll', mark, { ...on, passive: true })
  list.addEventListener('touchstart', () => stop(true), { ...on, passive: true })
  // From any link in it: natively an arrow key scrolls a few pixels.
  list.addEventListener(
    'keydown',
    (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (!step) return
      event.preventDefault()
      stop(true)
      show(shown() + step)
    },
    on,
  )
  for (const button of section.querySelectorAll<HTMLElement>('[data-slider-step]')) {
    button.addEventListener('click', () => show(shown() + Number(button.dataset.sliderStep)), on)
  }
  for (const [at, link] of links.entries()) {
    link.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        show(at)
      },
      on,
    )
  }
  return () => {
    ending.abort()
    clearTimeout(timer)
  }
}
