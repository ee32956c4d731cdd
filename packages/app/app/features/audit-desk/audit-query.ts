import {
  type AuditAction,
  type AuditFilter,
  type AuditSubject,
  auditActionsOf,
  isAuditSubject,
} from '@sauda/sdk/audit'

/** What an address asks the journal to show. */
export type AuditQuery = {
  /** Only what this person did. */
  actor: number | null
  /** A text by which a person is looked up; empty for none. */
  who: string
  subject: AuditSubject | null
  /** Only what was done to this thing of the subject. */
  thing: number | null
  /** An action of the subject. */
  action: AuditAction | null
  /** Days as 2026-11-21. */
  from: string | null
  till: string | null
  address: string
  /** The number of listed entries. */
  shown: number
}

export const STEP = 50
const MOST = 1000
/** The longest text by which people can be looked up, and the longest address. */
export const WHO_MAX = 200
export const ADDRESS_MAX = 60

/**
 * Parses `?actor=3&subject=ad&id=7&action=ad.publish&from=2026-11-01&till=2026-11-21&address=192.0.2.7&shown=100`;
 * ignores all else. A form sends the action and the thing with their subject (`id=ad.7`): those of another subject than
 * the chosen one are no choice any more.
 */
export function readAuditQuery(search: URLSearchParams): AuditQuery {
  const text = (name: string, most: number) => (search.get(name) ?? '').trim().slice(0, most)
  const chosen = text('subject', 100)
  const [of = '', named = ''] = text('action', 100).split('.')
  const subject = isAuditSubject(chosen) ? chosen : isAuditSubject(of) ? of : null
  const actions = subject && of === subject ? auditActionsOf(subject) : []
  const [thing, thingOf = subject] = text('id', 100).split('.').reverse()
  const who = text('who', WHO_MAX)
  return {
    // A person who is typed takes the place of the one before.
    actor: who === '' ? idIn(search.get('actor')) : null,
    who,
    subject,
    thing: subject && thingOf === subject ? idIn(thing) : null,
    action: actions.find((action) => action === named) ?? null,
    from: dayIn(search.get('from')),
    till: dayIn(search.get('till')),
    address: text('address', ADDRESS_MAX),
    shown: Math.min(Math.max(idIn(search.get('shown')) ?? STEP, STEP), MOST),
  }
}

/** Returns the address of a query with changes, without its defaults: `?actor=3&subject=ad`. */
export function auditSearch(query: AuditQuery, change: Partial<AuditQuery> = {}): string {
  const { actor, who, subject, thing, action, from, till, address, shown } = { ...query, ...change }
  const search = new URLSearchParams()
  if (actor !== null) search.set('actor', String(actor))
  if (who) search.set('who', who)
  if (subject) search.set('subject', subject)
  if (subject && thing !== null) search.set('id', String(thing))
  if (subject && action) search.set('action', `${subject}.${action}`)
  if (from) search.set('from', from)
  if (till) search.set('till', till)
  if (address) search.set('address', address)
  if (shown !== STEP) search.set('shown', String(shown))
  return `?${search}`
}

/** Returns the query of the API. */
export function auditFilter({ actor, subject, thing, action, from, till, address }: AuditQuery): AuditFilter {
  return {
    ...(actor !== null && { actor_id: actor }),
    ...(subject && { subject }),
    ...(subject && thing !== null && { subject_id: thing }),
    ...(action && { action }),
    ...(from && { from }),
    ...(till && { till }),
    ...(address && { address }),
  }
}

/** The `shown` of the next step; null if an address may ask for no more. */
export function nextShown(shown: number): number | null {
  return shown < MOST ? shown + STEP : null
}

function idIn(text: string | null | undefined): number | null {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null
}

/** A day that exists; of a field that is typed wrong, browsers without a calendar send anything. */
function dayIn(text: string | null): string | null {
  if (text === null || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return null
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null
}
