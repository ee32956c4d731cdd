import { useState } from 'react'
import type { ClashFacts, ItemDesk, ItemOutcome } from './item-desk.ts'
import { type Values, valuesOf } from './item-values.ts'

/** What a form was opened with, and what it shows. */
export type Opened = {
  /** The version that the text was made from; 0 of a new entry. It never moves past a change that one has not seen. */
  base: number
  /** The newest version that one has seen, which the next save may replace. */
  seen: number
  /** What is stored: what differs from it is not saved. */
  stored: Values
  /** What the fields show when they are rendered anew; another edition renders them so. */
  values: Values
  edition: number
  clash: ClashFacts | null
}

/** Keeps the version that a form was opened with, whatever the page has loaded since. */
export function useOpened(desk: ItemDesk, outcome: ItemOutcome | undefined) {
  const [now, setNow] = useState(() => ({ outcome, opened: after(outcome, start(desk)), isAsked: false }))
  if (now.outcome !== outcome) setNow({ outcome, opened: after(outcome, now.opened), isAsked: false })
  const { opened } = now
  const clash = opened.clash ?? (now.isAsked ? newestOf(desk, opened.base) : null)
  return {
    opened: { ...opened, clash, seen: clash?.version ?? opened.seen },
    /** Shows a draft that was typed before, and what has been changed since. */
    resume: (base: number, values: Values) => {
      const stored = versionValues(desk, base) ?? desk.values
      const edition = opened.edition + 1
      setNow({ outcome, opened: { ...opened, base, seen: base, stored, values, edition }, isAsked: true })
    },
    /** Shows the newest version that the page has loaded beside what is typed. */
    show: (values: Values) => setNow({ outcome, opened: { ...opened, values }, isAsked: true }),
  }
}

function start({ item, values }: ItemDesk): Opened {
  const version = item?.version ?? 0
  return { base: version, seen: version, stored: values, values, edition: 0, clash: null }
}

function after(outcome: ItemOutcome | undefined, opened: Opened): Opened {
  if (!outcome) return opened
  const values = outcome.values ?? opened.values
  const same = { base: outcome.base, seen: outcome.base, values, edition: opened.edition, clash: null }
  if ('failed' in outcome && outcome.failed === 'save') {
    const { clash = null } = outcome
    return { ...same, seen: clash?.version ?? outcome.seen, stored: opened.stored, clash }
  }
  if ('taken' in outcome) return { ...same, stored: outcome.stored, edition: opened.edition + 1 }
  return { ...same, stored: 'done' in outcome && outcome.done === 'withdraw' ? opened.stored : values }
}

/** The newest version, if it is newer than a draft. */
function newestOf({ item, values }: ItemDesk, base: number): ClashFacts | null {
  if (!item || item.version <= base) return null
  return { name: item.changed_by?.name ?? null, version: item.version, theirs: values }
}

/** The fields of a version; null if it is no longer in the list. */
export function versionValues({ set, versions, rooms }: ItemDesk, number: number): Values | null {
  const found = versions.find((version) => version.number === number)
  return found ? valuesOf(set, found.fields, rooms) : null
}
