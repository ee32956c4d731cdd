import { createElement, type FunctionComponent, lazy } from 'react'
import { loadSpare } from './chunk-failure.ts'

/** The names of the components that a module exports. */
type PartName<Module> = {
  [Name in keyof Module]: Module[Name] extends FunctionComponent<never> ? Name : never
}[keyof Module]

type PropsOf<Part> = Part extends FunctionComponent<infer Props> ? Props : never

type Manner = {
  /**
   * The selector of what the document has if it was rendered with the part. The user may type into it before scripts load,
   * so it must not be lazy then: it is loaded before the page is hydrated.
   */
  readonly shownAs?: string
  /** Given if the part is never in the HTML, such as a dialog that opens with a press: the server does without it. */
  readonly inBrowser?: true
  /** Whether the user has not asked for the part: without a connection it waits for one. */
  readonly waits?: boolean
  /** Whether the page works without the part: if that does not come, nothing is shown in its place. */
  readonly isSpare?: boolean
}

/** Selectors of what a document may have been rendered with: a dialog, a tenant's documents, the desk of staff. */
export const A_DIALOG = '[role="dialog"]'
export const OWN_DOCUMENTS = '[data-documents]'
export const DOCUMENT_DESK = '[data-desk]'

const shown: (() => Promise<unknown>)[] = []

/**
 * A component that few users see: its scripts are loaded where it is rendered, within a `Suspense`. Components that all
 * users see are imported as usual. The server imports it as well (`scripts/late-parts.ts`), since `lazy` would leave it out
 * of the HTML.
 *
 *     const EditedRemark = late(() => import('./edited-remark.tsx'), 'EditedRemark')
 */
export function late<Module, Name extends PartName<Module>>(
  load: () => Promise<Module>,
  name: Name,
  manner?: Manner,
): FunctionComponent<PropsOf<Module[Name]>>
export function late<Name extends string>(
  load: () => Promise<Readonly<Record<Name, FunctionComponent>>>,
  name: Name,
  { shownAs, waits, isSpare }: Manner = {},
): FunctionComponent {
  if (import.meta.env.SSR) throw new Error('late() is not for the server: scripts/late-parts.ts replaces it')
  async function part(): Promise<FunctionComponent> {
    const loadNow = waits ? () => whenOnline(load) : load
    const parts = await (isSpare ? loadSpare(loadNow) : loadNow())
    return parts ? parts[name] : () => null
  }
  const Lazy = lazy(async () => ({ default: await part() }))
  if (!shownAs || !document.querySelector(shownAs)) return Lazy
  let AtHand: FunctionComponent = Lazy
  shown.push(async () => {
    AtHand = await part()
  })
  return (props) => createElement(AtHand, props)
}

/**
 * Loads the parts that the document was rendered with, before it is hydrated. One may have others in it, which then follow.
 * One that does not come is lazy.
 */
export async function loadShown(): Promise<void> {
  for (const load of shown) await load().catch(() => {})
}

/**
 * Loads a part that the user has not asked for. Without a connection it waits for one and tries again, so that it does
 * not replace the page by an error.
 */
export async function whenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return whenOnline(load)
  }
}
