import { isStaff } from '@sauda/sdk/access'
import { errorText, inLanguage, splitPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { ActionMenu, ActionMenuItem } from '@sauda/ui'
import {
  Archive,
  ArrowUp,
  EllipsisVertical,
  EyeOff,
  Pencil,
  RotateCcw,
  ShieldCheck,
  Trash2,
} from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useFetcher, useLocation, useRevalidator } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink, useLocalPath } from '../../language/local-link.tsx'
import { late } from '../../shell/late.ts'
import { sayNews } from '../../shell/messages.ts'
import { opensElsewhere } from '../../shell/opens-elsewhere.ts'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { useSite } from '../../shell/use-site.ts'
import type { ActAd } from './act-dialog.tsx'
import { type ActFailure, overtakenCode } from './act-values.ts'
import { type Act, actPath, asksFirst } from './acts.ts'
import { adActWords } from './words.ts'

const ActDialog = late(() => import('./act-dialog.tsx'), 'ActDialog', { inBrowser: true })

const ICONS = {
  up: <ArrowUp aria-hidden />,
  activate: <RotateCcw aria-hidden />,
  unpublish: <EyeOff aria-hidden />,
  archive: <Archive aria-hidden />,
  delete: <Trash2 aria-hidden />,
} as const satisfies Partial<Record<Act, ReactNode>>

/** The actions of the menu, in order; publishing and sending back have a page of their own. */
const OFFERED = Object.keys(ICONS) as (keyof typeof ICONS)[]

export type ActMenuProps = {
  ad: ActAd & { version?: number; allowed_actions?: readonly string[] }
  /** Content of the button; an icon by default. */
  trigger?: ReactNode
}

/** The actions that this user may perform on an ad. They come from `allowed_actions` of the server. */
export function ActMenu({ ad, trigger }: ActMenuProps) {
  const adActs = useWords(adActWords)
  const language = useLanguage()
  const localPath = useLocalPath()
  const { user } = useSite()
  const { pathname, search, key } = useLocation()
  // The dialog belongs to one location: after any navigation, even to the same page, it is closed.
  const [asked, setAsked] = useState<{ act: Act; key: string }>()
  // An action with a dialog shows its error there; the error of the others is shown as a message.
  const asking = useFetcher<ActFailure>()
  const atOnce = useFetcher<ActFailure>()
  useSaid(atOnce.data)
  const { revalidate } = useRevalidator()
  const here = splitPath(pathname + search).path
  const may = (action: string) => ad.allowed_actions?.includes(action) ?? false
  const moderates = may('publish') || may('needEdits')
  const acts = OFFERED.filter(may)
  if (!may('update') && !moderates && acts.length === 0) return null

  function close() {
    setAsked(undefined)
    // The page below still shows the ad as it was before another user changed it.
    if (asking.data && overtakenCode(asking.data)) void revalidate()
  }

  return (
    <>
      <ActionMenu
        trigger={trigger ?? <EllipsisVertical aria-hidden />}
        label={trigger ? undefined : adActs.menuOf(inLanguage(ad, 'title', language))}
        variant={trigger ? 'quiet' : 'plain'}
        size="sm"
      >
        {may('update') && (
          <ActionMenuItem asChild>
            <LocalLink to={paths.adEdit(ad.id)}>
              <Pencil aria-hidden />
              {adActs.edit}
            </LocalLink>
          </ActionMenuItem>
        )}
        {moderates && !here.startsWith(paths.adConfirm(ad.id)) && (
          <ActionMenuItem asChild>
            <LocalLink to={paths.adConfirm(ad.id)}>
              <ShieldCheck aria-hidden />
              {adActs.check}
            </LocalLink>
          </ActionMenuItem>
        )}
        {acts.map((act) => {
          const name = act === 'activate' && ad.live ? adActs.renew : adActs.names[act]
          return asksFirst(act) ? (
            <ActionMenuItem key={act} asChild danger={act === 'delete'}>
              <LocalLink
                to={actPath(ad.id, act, here)}
                prefetch="none"
                onClick={(event) => {
                  if (opensElsewhere(event)) return
                  event.preventDefault()
                  // The menu closes and hides the link, so focus returns to the menu's button.
                  event.currentTarget.closest('details')?.querySelector('summary')?.focus()
                  asking.reset()
                  setAsked({ act, key })
                }}
              >
                {ICONS[act]}
                {name}
              </LocalLink>
            </ActionMenuItem>
          ) : (
            <ActionMenuItem
              key={act}
              type="submit"
              within={(item) => (
                <atOnce.Form method="post" action={localPath(actPath(ad.id, act, here))} preventScrollReset>
                  <RenderedFor />
                  {ad.version && <input type="hidden" name="version" value={ad.version} />}
                  {item}
                </atOnce.Form>
              )}
            >
              {ICONS[act]}
              {name}
            </ActionMenuItem>
          )
        })}
      </ActionMenu>
      {asked?.key === key && (
        <Suspense>
          <ActDialog
            act={asked.act}
            ad={ad}
            staff={user !== null && isStaff(user.role_id)}
            action={localPath(actPath(ad.id, asked.act, here))}
            version={ad.version}
            fetcher={asking}
            closeTo={here}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

/** Shows why an action without a dialog failed. */
function useSaid(failure: ActFailure | undefined) {
  const language = useLanguage()
  useEffect(() => {
    if (failure) sayNews(errorText(failure.code, language))
  }, [failure, language])
}
