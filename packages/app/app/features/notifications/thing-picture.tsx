import {
  type Notification,
  type NotificationKind,
  type NotificationMark,
  notificationKind,
  notificationMark,
} from '@sauda/sdk/notifications'
import { type BadgeTone, groundOf, NotificationPicture } from '@sauda/ui'
import {
  Bell,
  Check,
  Clock,
  FilePenLine,
  FileText,
  Heart,
  type LucideIcon,
  MessageCircle,
  Search,
  Star,
  Tag,
  Timer,
  Undo2,
  X,
} from 'lucide-react'
import { AdPicture } from '../ads/ad-picture.tsx'

const ICONS: Readonly<Record<NotificationKind, LucideIcon>> = {
  ad: Tag,
  act: FilePenLine,
  appendix: FilePenLine,
  invoice: FileText,
  part_request: Search,
  review: Star,
  favourite: Heart,
  support: MessageCircle,
}

const MARKS: Readonly<Record<NotificationMark, { icon: LucideIcon; tone: BadgeTone }>> = {
  waits: { icon: Clock, tone: 'info' },
  done: { icon: Check, tone: 'positive' },
  returned: { icon: Undo2, tone: 'danger' },
  refused: { icon: X, tone: 'danger' },
  ends: { icon: Timer, tone: 'warning' },
}

/** The photo or drawing of an ad, the icon of anything else, and a mark for what happened to it. */
export function ThingPicture({ notification }: { notification: Notification }) {
  const { user_banner_id: ad } = notification
  const kind = notificationKind(notification)
  const mark = notificationMark(notification)
  const Icon = kind === null ? Bell : ICONS[kind]
  const { icon: Mark, tone } = mark === null ? { icon: null, tone: undefined } : MARKS[mark]
  const drawn = ad?.kind !== undefined
  return (
    <NotificationPicture
      ground={drawn ? groundOf(ad.id) : undefined}
      mark={Mark && <Mark strokeWidth={3} />}
      tone={tone}
    >
      {drawn ? (
        <AdPicture photo={ad.photo ?? null} ad={{ ...ad, category: ad.category ?? null }} sizes="48px" />
      ) : (
        <Icon />
      )}
    </NotificationPicture>
  )
}
