import { AD_STATUS, type AdReason, type AdStatus, PUBLICATION_DAYS } from '@sauda/sdk/ads'
import { reasons, removals } from './data/remarks.ts'
import type { Random } from './random.ts'

const { submitted, resubmitted, needsEdits, unpublished, published, archived } = AD_STATUS
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** An entry of the audit log, with the reason if staff sent the ad back or took it down. */
interface DemoEvent {
  at: Date
  actor: 'owner' | 'staff' | 'job'
  action: 'create' | 'publish' | 'update' | 'needEdits' | 'activate' | 'unpublish' | 'archive' | 'up'
  from: number | null
  to: number
  reason?: { code: AdReason; comment: string | null }
}

export interface AdLife {
  status: AdStatus
  /** How many revisions there are, and which of them is public. */
  revisions: 1 | 2 | 3
  live: number | null
  created_at: Date
  /** Of the newest revision. */
  changed_at: Date
  published_at: Date | null
  /** Set while a revision is live. */
  expires_at: Date | null
  sort_at: Date | null
  raised_at: Date | null
  removed_by_staff: boolean
  events: readonly DemoEvent[]
}

/** The number of ads by fate; 2,000 in total. */
export const fates = {
  live: 1428,
  ending: 30,
  renewed: 60,
  raisedToday: 42,
  waiting: 100,
  editedWhileLive: 60,
  mendedWhileLive: 20,
  editedWhileHidden: 12,
  mended: 8,
  sentBack: 50,
  sentBackWhileLive: 30,
  expired: 50,
  removed: 10,
  withdrawn: 20,
  archived: 80,
} as const

export type Fate = keyof typeof fates

/** Days before now when an ad of this fate was first published, if it was. */
const publishedDaysAgo: Record<Fate, readonly [number, number] | null> = {
  live: [0, 26],
  ending: [27.1, 29.9],
  renewed: [32, 56],
  raisedToday: [3, 26],
  waiting: null,
  editedWhileLive: [3, 25],
  mendedWhileLive: [5, 25],
  editedWhileHidden: [40, 60],
  mended: null,
  sentBack: null,
  sentBackWhileLive: [4, 25],
  expired: [32, 75],
  removed: [3, 20],
  withdrawn: [5, 28],
  archived: [12, 80],
}

/** Creates the whole history of an ad, with consistent dates, status and log. */
export const liveThrough = (random: Random, fate: Fate, now: Date): AdLife => {
  const ago = (least: number, most: number) =>
    new Date(Math.floor((now.getTime() - DAY * (least + (most - least) * random.next())) / 1000) * 1000)
  const span = publishedDaysAgo[fate]
  // Newer ads are more numerous: sellers offer again what sells.
  const published_at = span && ago(span[0], span[0] + (span[1] - span[0]) * random.next() ** 0.5)
  const created_at = published_at
    ? new Date(published_at.getTime() - random.int(600, 64_800) * 1000)
    : ago(0.02, fate === 'waiting' ? 3 : 10)
  const story = storyOf(random, fate, { created_at, published_at, now, ago })
  const raised_at = story.raised_at ?? null
  return {
    status: published,
    revisions: 1,
    live: null,
    created_at,
    changed_at: published_at ?? created_at,
    published_at,
    expires_at: isShown(story) && published_at ? endOf(published_at) : null,
    sort_at: raised_at ?? published_at,
    removed_by_staff: fate === 'removed',
    ...story,
    raised_at,
    events: [
      { at: created_at, actor: 'owner', action: 'create', from: null, to: submitted },
      ...(published_at
        ? [{ at: published_at, actor: 'staff', action: 'publish', from: submitted, to: published } as const]
        : []),
      ...(story.events ?? []),
    ],
  }
}

const isShown = ({ live }: Partial<AdLife>) => live !== undefined && live !== null

interface Past {
  created_at: Date
  published_at: Date | null
  now: Date
  ago: (least: number, most: number) => Date
}

function storyOf(random: Random, fate: Fate, { created_at, published_at, now, ago }: Past): Partial<AdLife> {
  const out = published_at ?? created_at
  const between = () =>
    new Date(out.getTime() + (now.getTime() - out.getTime()) * (0.3 + 0.6 * random.next()))
  const edit = (at: Date, from: number): DemoEvent => ({
    at,
    actor: 'owner',
    action: 'update',
    from,
    to: resubmitted,
  })
  const sendBack = (at: Date, from: number): DemoEvent => {
    return { at, actor: 'staff', action: 'needEdits', from, to: needsEdits, reason: random.pick(reasons) }
  }
  switch (fate) {
    case 'live':
    case 'ending':
      return { live: 0 }
    case 'renewed': {
      const end = endOf(out)
      const at = new Date(end.getTime() - random.int(1, 70) * HOUR)
      const event = { at, actor: 'owner', action: 'activate', from: published, to: published } as const
      return { live: 0, expires_at: endOf(end), events: [event] }
    }
    case 'raisedToday': {
      const raised_at = ago(0.002, 0.96)
      return {
        live: 0,
        raised_at,
        events: [{ at: raised_at, actor: 'owner', action: 'up', from: published, to: published }],
      }
    }
    case 'waiting':
      return { status: submitted }
    case 'editedWhileLive': {
      const at = ago(0.01, 2)
      return { status: resubmitted, revisions: 2, live: 0, changed_at: at, events: [edit(at, published)] }
    }
    case 'mendedWhileLive': {
      const edited = ago(2.5, 4)
      const refused = ago(1, 2.4)
      const at = ago(0.01, 0.9)
      return {
        status: resubmitted,
        revisions: 3,
        live: 0,
        changed_at: at,
        events: [edit(edited, published), sendBack(refused, resubmitted), edit(at, needsEdits)],
      }
    }
    case 'mended': {
      const refused = between()
      const at = new Date((refused.getTime() + now.getTime()) / 2)
      return {
        status: resubmitted,
        revisions: 2,
        changed_at: at,
        events: [sendBack(refused, submitted), edit(at, needsEdits)],
      }
    }
    case 'editedWhileHidden': {
      const end = endOf(out)
      const at = ago(0.01, 2)
      const events = [unpublish(end, 'job'), edit(at, unpublished)]
      return { status: resubmitted, revisions: 2, changed_at: at, events }
    }
    case 'sentBack': {
      const at = between()
      return { status: needsEdits, changed_at: at, events: [sendBack(at, submitted)] }
    }
    case 'sentBackWhileLive': {
      const edited = ago(1.5, 2.5)
      const at = ago(0.1, 1)
      return {
        status: needsEdits,
        revisions: 2,
        live: 0,
        changed_at: at,
        events: [edit(edited, published), sendBack(at, resubmitted)],
      }
    }
    case 'expired': {
      const end = endOf(out)
      return { status: unpublished, changed_at: end, events: [unpublish(end, 'job')] }
    }
    case 'removed': {
      const at = between()
      return {
        status: unpublished,
        changed_at: at,
        events: [{ ...unpublish(at, 'staff'), reason: random.pick(removals) }],
      }
    }
    case 'withdrawn': {
      const at = between()
      return { status: unpublished, changed_at: at, events: [unpublish(at, 'owner')] }
    }
    case 'archived': {
      const at = new Date(Math.min(between().getTime(), endOf(out).getTime() - HOUR))
      return {
        status: archived,
        changed_at: at,
        events: [{ at, actor: 'owner', action: 'archive', from: published, to: archived }],
      }
    }
  }
}

const endOf = (published_at: Date) => new Date(published_at.getTime() + PUBLICATION_DAYS * DAY)

const unpublish = (at: Date, actor: DemoEvent['actor']): DemoEvent => {
  return { at, actor, action: 'unpublish', from: published, to: unpublished }
}
