import * as paths from '@sauda/sdk/paths'
import { Button } from '@sauda/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { clashWords } from './clash-words.ts'
import { DifferenceList } from './difference-list.tsx'
import { differences } from './differences.ts'
import type { ClashFacts, ItemDesk } from './item-desk.ts'
import type { Values } from './item-values.ts'
import { merge } from './merge.ts'

type ClashProps = {
  desk: ItemDesk
  clash: ClashFacts
  /** The common version; null if it is no longer in the list of versions. */
  base: Values | null
  /** What was typed. */
  mine: Values
  /** The form with what was typed. */
  form: string
  /** The form is being sent, or the page still loads the new version. */
  busy: boolean
}

/** Somebody else has saved first: what both have changed, what only the other one has, and the choice. */
export function Clash({ desk, clash, base, mine, form, busy }: ClashProps) {
  const { set, item, labels } = desk
  const { name, version, theirs } = clash
  const words = useWords(clashWords)
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { taken, both } = merge(base, theirs, mine)
  const among = (names: readonly string[], before: Values, after: Values) =>
    differences(before, after).filter((field) => names.includes(field.name))
  return (
    <section
      ref={box}
      tabIndex={-1}
      role="alert"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 bg-info-soft p-5 outline-none"
    >
      {/* Only what is on the page counts as seen, so that the next save may replace it. */}
      <input type="hidden" form={form} name="shown" value={version} autoComplete="off" />
      <div className="grid gap-1">
        <h2 className="text-info text-lg">{words.title(name ?? words.somebody)}</h2>
        <p>{words.help}</p>
      </div>
      {both.length > 0 && (
        <Part title={words.both}>
          <DifferenceList
            fields={among(both, theirs, mine)}
            labels={labels}
            before={words.theirs}
            after={words.yours}
          />
        </Part>
      )}
      {taken.length > 0 && base && (
        <Part title={words.only}>
          <DifferenceList
            fields={among(taken, base, theirs)}
            labels={labels}
            before={words.before}
            after={words.theirs}
          />
        </Part>
      )}
      {both.length + taken.length === 0 && <p>{words.same}</p>}
      <div className="flex flex-wrap gap-2">
        {taken.length > 0 && (
          <Button type="submit" form={form} name="intent" value="take" disabled={busy}>
            {words.take}
          </Button>
        )}
        <Button
          type="submit"
          form={form}
          name="intent"
          value="save"
          variant={taken.length > 0 ? 'quiet' : 'primary'}
          disabled={busy}
        >
          {words.send}
        </Button>
        {item && (
          <Button asChild variant="quiet">
            <LocalLink to={`${paths.contentItem(set, item.id)}?fresh=${version}`} prefetch="none">
              {words.open}
            </LocalLink>
          </Button>
        )}
      </div>
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-strong font-text text-md tracking-normal">{title}</h3>
      {children}
    </div>
  )
}
