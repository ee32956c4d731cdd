import { DOCUMENT_STATUS, type DocumentReason, type DocumentStatus } from '@sauda/sdk/documents'
import { hoursAfter, whenOpen } from './document-months.ts'
import type { Random } from './random.ts'

/** An entry of the audit log. */
export interface DemoDocumentEvent {
  at: Date
  actor: 'tenant' | 'manager' | null
  action:
    | 'received'
    | 'renewed'
    | 'opened'
    | 'downloaded'
    | 'signed'
    | 'countersigned'
    | 'rejected'
    | 'annulled'
    | 'reminded'
  from: DocumentStatus | null
  to: DocumentStatus
  version: number
  code?: DocumentReason
  text?: string
}

/** What becomes of a document. */
export type DocumentFate =
  | 'unread'
  | 'opened'
  | 'downloaded'
  | 'signed'
  | 'countersigned'
  | 'rejected'
  /** Rejected once, sent again, and then signed by both, or downloaded. */
  | 'mended'
  | 'annulled'

export interface DocumentLife {
  status: DocumentStatus
  unread: boolean
  changed_at: Date
  /** Of the newest version. */
  received_at: Date
  events: DemoDocumentEvent[]
}

const { new: fresh, signed, rejected, countersigned, annulled } = DOCUMENT_STATUS

interface Remark {
  code: DocumentReason
  text: string
}

const REJECTIONS: readonly Remark[] = [
  { code: 'sum', text: 'Вывеску сняли 15-го числа, считайте за полмесяца.' },
  { code: 'sum', text: 'Есептегіштің көрсеткіші басқа: суретін бухгалтерияға жібердік.' },
  { code: 'room', text: 'Это помещение мы сдали обратно в прошлом месяце.' },
  { code: 'details', text: 'Мекенжайымыз өзгерді, жаңа деректемелерді хатпен жібердік.' },
  { code: 'not_provided', text: 'Отопление не работало с 3 по 9 число, просим пересчитать.' },
  { code: 'sum', text: 'Площадь по договору меньше на два метра.' },
]
const ANNULMENTS: readonly Remark[] = [
  { code: 'duplicate', text: 'Площадь посчитали дважды, вместо него есть верный документ.' },
  { code: 'agreement', text: 'Екі тараптың келісімімен: көрсеткіштер қайта есептелді.' },
]

/**
 * Returns the life of a document that came at a moment. Nothing happens after `now`: what would, has not happened yet.
 *
 * @param isInvoice invoices are downloaded and not signed
 */
export const liveDocument = (
  random: Random,
  { fate, isInvoice, received, now }: { fate: DocumentFate; isInvoice: boolean; received: Date; now: Date },
): DocumentLife => {
  const log = startLog(received, now)
  const later = (least: number, most: number) => random.int(least * 60, most * 60) / 60
  const rejectNow = () => {
    log.add('opened', 'tenant', later(2, 20))
    log.add('rejected', 'tenant', later(1, 5), rejected, random.pick(REJECTIONS))
  }
  const accept = (both: boolean) => {
    if (isInvoice) return log.add('downloaded', 'tenant', later(1, 60), signed)
    log.add('opened', 'tenant', later(3, 60))
    log.add('signed', 'tenant', later(0.1, 40), signed)
    if (both) log.add('countersigned', 'manager', later(4, 70), countersigned)
  }
  switch (fate) {
    case 'unread':
      break
    case 'opened':
      log.add('opened', 'tenant', later(1, 40))
      break
    case 'downloaded':
    case 'signed':
      accept(false)
      break
    case 'countersigned':
      accept(true)
      break
    case 'rejected':
      rejectNow()
      break
    case 'mended':
      rejectNow()
      log.renew(later(10, 40))
      accept(true)
      break
    case 'annulled':
      accept(false)
      log.add('annulled', 'manager', later(24, 90), annulled, random.pick(ANNULMENTS))
      break
  }
  return log.life()
}

const startLog = (received: Date, now: Date) => {
  const first = { at: received, actor: null, action: 'received', from: null, to: fresh, version: 1 } as const
  const life: DocumentLife = {
    status: fresh,
    unread: true,
    changed_at: received,
    received_at: received,
    events: [first],
  }
  let at = received
  let version = 1
  const add = (
    action: DemoDocumentEvent['action'],
    actor: DemoDocumentEvent['actor'],
    hours: number,
    to = life.status,
    remark?: Remark,
  ): boolean => {
    at = actor ? whenOpen(hoursAfter(at, hours)) : hoursAfter(at, hours)
    if (at > now) return false
    life.events.push({ at, actor, action, from: life.status, to, version, ...remark })
    if (to !== life.status) life.changed_at = at
    life.status = to
    life.unread = action === 'renewed' || (life.unread && actor !== 'tenant')
    return true
  }
  const renew = (hours: number) => {
    version++
    if (add('renewed', null, hours, fresh)) life.received_at = at
  }
  return { add, renew, life: () => life }
}
