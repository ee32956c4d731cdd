import * as paths from '@sauda/sdk/paths'
import { Button, Chip, Drawing, EmptyState, PictureFrame } from '@sauda/ui'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { catalogueWords } from './catalogue-words.ts'
import { categoryGround, drawingOf, emptyDrawing } from './categories.ts'
import { emptyCatalogueWords } from './empty-catalogue-words.ts'
import type { WayOn, WaysOn } from './ways-on.ts'

export type NothingFoundProps = {
  /** Null for the whole catalogue, which has no other list. */
  nothing: { tried: string; waysOn: readonly WaysOn[] } | null
  /** The way to ask the shops. */
  ask: ReactNode
}

/** No results: what was tried, and lists that have ads instead. */
export function NothingFound({ nothing, ask }: NothingFoundProps) {
  const catalogue = useWords(catalogueWords)
  const empty = useWords(emptyCatalogueWords)
  if (nothing === null) {
    return (
      <EmptyState drawing={<Drawing src={emptyDrawing} />} title={empty.title}>
        {empty.help}
      </EmptyState>
    )
  }
  return (
    <div className="grid max-w-2xl gap-7">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="w-24 xs:w-36 [&>img]:w-full">
          <Drawing src={emptyDrawing} />
        </div>
        <div className="min-w-56 flex-1">
          <h2 className="text-2xl tracking-[-0.02em] wrap-break-word">{catalogue.empty}</h2>
          <p className="mt-2 text-muted">{nothing.tried}</p>
        </div>
      </div>
      {ask}
      <Ways waysOn={nothing.waysOn} />
      <div>
        <Button asChild variant="quiet">
          <LocalLink to={paths.ads}>{catalogue.whole}</LocalLink>
        </Button>
      </div>
    </div>
  )
}

/** Few results: below them, lists that have more ads. */
export function FewFound({ waysOn, ask }: { waysOn: readonly WaysOn[]; ask: ReactNode }) {
  return (
    <div className="mt-10 grid max-w-2xl gap-7">
      {ask}
      <Ways waysOn={waysOn} />
    </div>
  )
}

function Ways({ waysOn }: { waysOn: readonly WaysOn[] }) {
  return (
    <>
      {waysOn.map(({ id, title, ways }) => (
        <section key={id} aria-labelledby={`way-${id}`}>
          <h3 id={`way-${id}`} className="mb-2 text-md">
            {title}
          </h3>
          {id === 'filters' || id === 'categories' ? <Chips ways={ways} /> : <Rows ways={ways} />}
        </section>
      ))}
    </>
  )
}

/** Things to choose from, parts with their drawing. */
function Rows({ ways }: { ways: readonly WayOn[] }) {
  return (
    <ul className="border-line border-t">
      {ways.map(({ text, to, count, category, drawing }) => (
        <li key={to} className="border-line border-b">
          <LocalLink
            to={to}
            prefetch="none"
            className="flex min-h-13 items-center gap-3 py-1.5 text-row hover:text-accent-ink"
          >
            {category !== undefined && (
              <PictureFrame ground={categoryGround(category)} className="h-9 w-11 shrink-0 rounded-2">
                <Drawing src={drawingOf({ category, drawing })} />
              </PictureFrame>
            )}
            <span className="min-w-0 flex-1 wrap-break-word">{text}</span>
            <span className="text-muted text-xs tabular-nums">{count}</span>
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}

function Chips({ ways }: { ways: readonly WayOn[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {ways.map(({ text, to, count }) => (
        <li key={to} className="min-w-0">
          <Chip asChild>
            <LocalLink to={to} prefetch="none">
              <span className="min-w-0 wrap-anywhere">{text}</span>
              <span className="text-muted text-xs tabular-nums">{count}</span>
            </LocalLink>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
