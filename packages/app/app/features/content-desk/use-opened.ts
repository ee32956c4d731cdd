import type { ContentImage } from '@sauda/sdk/content'
import { useState } from 'react'
import type { ActionFailure } from '../../shell/answered.ts'
import { publicationIn } from './changed-fields.ts'
import type { ClashFacts, ItemDesk, ItemOutcome } from './item-desk.ts'
import { type Values, valuesOf } from './item-values.ts'
import { publicationOf } from './moments.ts'

/** What a form was opened with, and what it shows. */
export type Opened = {
  /** The version that the text was made from; 0 of a new entry. It never moves past a change that one has not seen. */
  base: number
  /** The newest version that one has seen, which the next save may replace. While a clash is shown, it says its own. */
  seen: number
  /** What is stored: what differs from it is not saved. */
  stored: Values
  /** What the fields show when they are rendered anew; another edition renders them so. */
  values: Values
  edition: number
  clash: ClashFacts | null
  /** The picture of `values`, which need not be a part of the entry yet. */
  image: ContentImage | null
}

/** The answer to a form; one that did not come has only a code. */
export type ItemAnswer = ItemOutcome | ActionFailure | undefined

type Now = { answer: ItemAnswer; outcome: ItemOutcome | undefined; opened: Opened; isAsked: boolean }

/** Keeps the version that a form was opened with, whatever the page has loaded since. `typed` reads the form. */
export function useOpened(desk: ItemDesk, answer: ItemAnswer, typed: () => Values | null) {
  const [now, setNow] = useState(() =>
    answered({ answer: undefined, outcome: undefined, opened: start(desk), isAsked: false }, answer, typed),
  )
  if (now.answer !== answer) setNow(answered(now, answer, typed))
  const { opened, outcome, isAsked } = now
  const shown: Opened = {
    ...opened,
    clash: opened.clash ?? (isAsked ? newestOf(desk, opened.base) : null),
    image:
      [opened.image, desk.item?.image].find((image) => image && image.key === opened.values['image.key']) ??
      null,
  }
  return {
    opened: shown,
    outcome,
    /** Shows a draft that was typed before, and what has been changed since. */
    resume: (base: number, values: Values, image: ContentImage | null) => {
      const stored = { ...publicationOf(desk.item), ...(versionValues(desk, base) ?? desk.values) }
      const edition = opened.edition + 1
      const next = { ...opened, base, seen: base, stored, values, edition, image: image ?? opened.image }
      setNow({ ...now, opened: next, isAsked: true })
    },
    /** Shows the newest version that the page has loaded beside what is typed. */
    show: (values: Values) => setNow({ ...now, opened: { ...opened, values }, isAsked: true }),
  }
}

function start({ item, values }: ItemDesk): Opened {
  const version = item?.version ?? 0
  return {
    base: version,
    seen: version,
    stored: { ...publicationOf(item), ...values },
    values,
    edition: 0,
    clash: null,
    image: item?.image ?? null,
  }
}

/** An answer that goes away, because the page was loaded again, changes nothing. */
function answered(now: Now, answer: ItemAnswer, typed: () => Values | null): Now {
  const outcome = placed(answer, now.opened)
  if (!outcome) return { ...now, answer, outcome }
  const opened = after(outcome, now.opened, typed)
  // Without scripts only the answer says that a newer version was shown.
  const isAsked = !isStored(outcome) && (now.isAsked || outcome.seen > outcome.base)
  return { answer, outcome, opened, isAsked }
}

/** Without a response nothing was stored: the form stays as it is. */
function placed(answer: ItemAnswer, { base, seen }: Opened): ItemOutcome | undefined {
  if (!answer || !('code' in answer)) return answer
  return { failed: 'save', failure: answer, values: null, base, seen }
}

/** Whether the texts of the form are those of a version, or of one with changes that were taken. */
const isStored = (outcome: ItemOutcome) =>
  'taken' in outcome || ('done' in outcome ? outcome.done !== 'withdraw' : outcome.failed === 'publish')

function after(outcome: ItemOutcome, opened: Opened, typed: () => Values | null): Opened {
  const values = outcome.values ?? typed() ?? opened.values
  const { base, seen } = outcome
  const image = outcome.image ?? opened.image
  const same = { ...opened, base, seen, values, image }
  if (!isStored(outcome)) {
    const clash = 'failed' in outcome ? outcome.clash : undefined
    return { ...same, clash: clash ?? opened.clash }
  }
  const publication = publicationIn(opened.stored)
  if ('taken' in outcome) {
    const stored = { ...outcome.stored, ...publication }
    return { ...same, stored, clash: null, edition: opened.edition + 1 }
  }
  // A save stores the texts alone, a publication its times, too.
  const isPublished = 'done' in outcome && outcome.done !== 'save'
  return { ...same, stored: isPublished ? values : { ...values, ...publication }, clash: null }
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
