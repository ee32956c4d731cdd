export type PaperPage = {
  /** Address of the picture; null while it is not known. */
  src: string | null
  /** What the picture is: «Акт № АВР-01846, страница 1 из 2». */
  alt: string
}

export type PaperLabels = {
  /** Accessible name of the view: «Документ». */
  paper: string
  /** Accessible name of the list of pages, which scrolls when it is enlarged: «Страницы». */
  pages: string
  zoomIn: string
  zoomOut: string
  /** Name of the button that shows the whole width again. */
  fit: string
  /** The zoom as text: «150 %». */
  percent: (zoom: number) => string
  print: string
  fullScreen: string
  /** Closes the full screen. */
  close: string
  /** Announced for a page whose address is not known yet. */
  loading: string
  /** Shown in place of a page that could not be loaded. */
  failed: string
  retry: string
}

/** The zoom at which a page is as wide as its place. */
export const FIT = 100

/** Zoom levels in percent of the available width. */
const LEVELS = [FIT, 125, 150, 200, 300] as const

type Pressed = {
  readonly key: string
  readonly altKey?: boolean
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
}

/** Returns the zoom after a key: `+` and `-` step, `0` fits; null for all other keys and for the browser's own zoom. */
export function zoomed(zoom: number, { key, altKey, ctrlKey, metaKey }: Pressed): number | null {
  if (altKey || ctrlKey || metaKey) return null
  if (key === '+' || key === '=') return LEVELS.find((level) => level > zoom) ?? zoom
  if (key === '-') return LEVELS.findLast((level) => level < zoom) ?? zoom
  return key === '0' ? FIT : null
}
