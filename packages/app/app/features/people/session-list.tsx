import type { Session } from '@sauda/sdk/access'
import { clockTime, dayLabel, type Moment, relativeTime } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Badge, Button } from '@sauda/ui'
import { Monitor, Smartphone } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import type { WordsOf } from '../../language/in-both.ts'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { cabinetPartWords } from './cabinet-part-words.ts'
import { cabinetWords } from './cabinet-words.ts'

/** The user's sessions, each with a button to end it. */
export function SessionList({ sessions, now }: { sessions: readonly Session[]; now: Moment }) {
  const cabinet = useWords(cabinetWords)
  const parts = useWords(cabinetPartWords)
  const language = useLanguage()
  return (
    <ul
      aria-label={parts.sessions}
      className="divide-y divide-line rounded-3 bg-surface px-5 shadow-1 xs:px-6"
    >
      {sessions.map((session) => (
        <li key={session.id} className="grid gap-3 py-5 xs:grid-cols-[minmax(0,1fr)_auto] xs:items-start">
          <div className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3">
            <DeviceIcon system={session.system} />
            <div className="grid min-w-0 gap-0.5">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-strong">
                <span className="wrap-anywhere">{nameOf(session, cabinet)}</span>
                {session.current && <Badge tone="positive">{cabinet.thisBrowser}</Badge>}
              </p>
              {!session.current && (
                <p className="text-row">{cabinet.seen(relativeTime(session.seen_at, now, language))}</p>
              )}
              <p className="text-muted text-sm wrap-anywhere">
                {[
                  cabinet.signedInAt(
                    dayLabel(session.created_at, now, language),
                    clockTime(session.created_at),
                  ),
                  session.address,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          </div>
          <SignOut session={session} />
        </li>
      ))}
    </ul>
  )
}

/** The current session ends by signing out, as elsewhere. */
function SignOut({ session }: { session: Session }) {
  const cabinet = useWords(cabinetWords)
  const localPath = useLocalPath()
  const { formData } = useNavigation()
  const button = (
    <Button
      type="submit"
      variant="quiet"
      size="sm"
      loading={formData?.get('session') === String(session.id)}
      aria-label={cabinet.signOutOf(nameOf(session, cabinet))}
      className="max-xs:w-full"
    >
      {cabinet.signOut}
    </Button>
  )
  if (session.current) {
    return (
      <Form method="post" action={localPath(paths.signOut)}>
        {button}
      </Form>
    )
  }
  return (
    <Form method="post" preventScrollReset>
      <RenderedFor />
      <input type="hidden" name="session" value={session.id} />
      {button}
    </Form>
  )
}

function DeviceIcon({ system }: { system: string | null }) {
  const Icon = /android|ios|iphone|ipad/i.test(system ?? '') ? Smartphone : Monitor
  return <Icon aria-hidden className="mt-0.5 size-5 text-muted" />
}

type Words = WordsOf<typeof cabinetWords>

function nameOf({ browser, system }: Session, cabinet: Words): string {
  if (browser && system) return cabinet.sessionOf(browser, system)
  return browser ?? system ?? cabinet.noBrowser
}
