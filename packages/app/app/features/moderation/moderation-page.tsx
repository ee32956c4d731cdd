import type { Ad, AdModeration, PlannedPublication } from '@sauda/sdk/ads'
import { inLanguage, type Moment } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, TogglePanel, useHydrated } from '@sauda/ui'
import { Keyboard } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { A_DIALOG, late } from '../../shell/late.ts'
import { useSite } from '../../shell/use-site.ts'
import { type ActFailure, overtakenCode } from '../ad-actions/act-values.ts'
import { type Act, asksFirst, isAct, photoAsked } from '../ad-actions/acts.ts'
import { adActWords } from '../ad-actions/words.ts'
import { AdInFull } from './ad-in-full.tsx'
import { CompareAds, type Edit } from './compare-ads.tsx'
import { DecisionProblems } from './decision-problems.tsx'
import { Flags } from './flags.tsx'
import { hasFlags } from './has-flags.ts'
import { History } from './history.tsx'
import { KeptDecision, keptAct } from './kept-decision.tsx'
import { ModerationHead } from './moderation-head.tsx'
import { OwnerCard } from './owner-card.tsx'
import { PlannedBar } from './planned-bar.tsx'
import { Queue } from './queue.tsx'
import { type QueueView, queueSearch } from './queue-view.ts'
import { ReturnForm, sendBackChosen } from './return-form.tsx'
import { followDecision } from './sent-decision.ts'
import { TakeDownPhotos } from './take-down-photos.tsx'
import { questionOf } from './typed-decisions.ts'
import { useAdPage, useConfirmPath, useDecideAddress } from './use-decision-form.ts'
import { useFreshAd } from './use-fresh-ad.ts'
import { useFreshQueue } from './use-fresh-queue.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useTypedDecisions } from './use-typed-decisions.ts'
import { PUBLISH_FORM, Verdict, VerdictBar } from './verdict.tsx'
import { moderationWords } from './words.ts'

const LateActDialog = late(() => import('../ad-actions/act-dialog.tsx'), 'ActDialog', { shownAs: A_DIALOG })

const LateShortcutHelp = late(() => import('./shortcut-help.tsx'), 'ShortcutHelp')

const LateOpenComplaints = late(() => import('../complaints/open-complaints.tsx'), 'OpenComplaints')

export type ModerationPageProps = Omit<AdModeration, 'before' | 'phone_changed' | 'next'> & {
  /** The queue around the ad. */
  queue: QueueView
  /** What the moderator has just decided to publish. */
  planned: readonly PlannedPublication[]
  /** The approved version and the changes since; null if nothing was approved or nothing has changed. */
  edit: Edit | null
  now: Moment
  /** A decision that failed. */
  failure: ActFailure | undefined
}

/** The moderator's page of an ad: changes, owner, history and decisions. */
export function ModerationPage(props: ModerationPageProps) {
  const { ad, edit, history, owner, queue, waiting, complaints, flags, planned, now, failure } = props
  const adActs = useWords(adActWords)
  const moderation = useWords(moderationWords)
  const language = useLanguage()
  const hydrated = useHydrated()
  const watchers = useFreshAd(ad.id, ad.version, props.watchers)
  useFreshQueue(true)
  const [firstVersion] = useState(ad.version)
  const [help, setHelp] = useState(false)
  const { decide, photo, openDecide } = useDecision(ad, failure)
  const addressOf = useDecideAddress()
  const closeTo = useAdPage(ad.id)
  // Each photo has a dialog of its own.
  const question = questionOf(decide, photo)
  const waits = Boolean(ad.allowed_actions?.includes('needEdits')) && !planned.some(({ id }) => id === ad.id)
  const typed = useTypedDecisions(ad, waits, useSite().user?.id)
  const confirmPath = useConfirmPath(ad.id)
  const navigate = useNavigate()
  const localPath = useLocalPath()
  const photos = photosOf(ad, edit?.before)
  const overtaken = failure && overtakenCode(failure) ? failure : undefined
  const kept = overtaken && !decide ? overtaken : undefined

  const go = (id: number | null) =>
    id !== null && void navigate(localPath(paths.adConfirm(id) + queueSearch(queue.entry)))
  useShortcuts({
    publish: () => ad.allowed_actions?.includes('publish') && submit(PUBLISH_FORM),
    needEdits: () => sendBackChosen() || openDecide('needEdits'),
    unpublish: () => openDecide('unpublish'),
    next: () => go(queue.next),
    previous: () => go(queue.previous),
    help: () => setHelp(true),
  })

  return (
    // Hears the forms of its dialogs too.
    <div className="page-wrap grid gap-6 pt-8 md:py-10" onSubmit={() => followDecision(typed.forget)}>
      <DocumentHead title={inLanguage(ad, 'title', language)} hidden />
      <ModerationHead ad={ad} waiting={waiting} queue={queue} now={now} />
      {watchers.length > 0 && (
        <p role="status" className="text-sm text-warning">
          {moderation.watchers(watchers.map(({ name }) => name).join(', '))}
        </p>
      )}
      {failure && !decide && <DecisionProblems failure={failure} last={history[0]} now={now} />}
      <p
        role="status"
        className="empty:hidden rounded-2 bg-info-soft px-4 py-3 font-strong text-info text-sm"
      >
        {!overtaken && ad.version !== firstVersion && moderation.fresh}
      </p>
      <Suspense>{complaints.length > 0 && <LateOpenComplaints complaints={complaints} now={now} />}</Suspense>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] min-[64rem]:grid-cols-[15rem_minmax(0,1fr)_15rem] xl:grid-cols-[17rem_minmax(0,1fr)_18rem]">
        <Queue queue={queue} openId={ad.id} now={now} />
        <div className="grid min-w-0 gap-6">
          {hasFlags(flags) && <Flags ad={ad} flags={flags} />}
          {edit ? (
            <>
              <CompareAds ad={ad} edit={edit} />
              <TogglePanel summary={moderation.whole} className="[&>div]:max-w-none">
                <AdInFull ad={ad} contacts={flags.contacts} />
              </TogglePanel>
            </>
          ) : (
            <div className="overflow-hidden rounded-3 bg-surface p-5 shadow-1 xs:p-6">
              <AdInFull ad={ad} contacts={flags.contacts} />
            </div>
          )}
          {ad.allowed_actions?.includes('takeDownImage') && photos.length > 0 && (
            <section aria-labelledby="photos" className="grid gap-3 rounded-3 bg-surface p-5 shadow-1 xs:p-6">
              <h2 id="photos" className="text-lg">
                {adActs.takeDown.title}
              </h2>
              <p className="text-muted text-sm">{adActs.takeDown[ad.live ? 'help' : 'helpHidden']}</p>
              <TakeDownPhotos ad={ad} photos={photos} addressOf={(key) => addressOf('takeDownImage', key)} />
            </section>
          )}
          <div className="grid gap-8 rounded-3 bg-surface p-5 shadow-1 sm:grid-cols-2 xs:p-6">
            <OwnerCard owner={owner} now={now} />
            <History events={history} now={now} />
          </div>
        </div>
        <Verdict
          ad={ad}
          // Not loaded late: the server renders what was typed, and hydration keeps it.
          kept={kept && <KeptDecision ad={ad} failure={kept} />}
        >
          {(!kept || keptAct(kept) !== 'needEdits') && (
            <ReturnForm
              // What was typed in the dialog is in the form once the dialog is closed.
              key={`${typed.edition} ${decide === 'needEdits'}`}
              ad={ad}
              values={typed.of('needEdits')}
              onTyped={(values) => typed.keep('needEdits', values)}
            />
          )}
        </Verdict>
      </div>
      {hydrated && (
        <Button
          variant="plain"
          size="sm"
          className="justify-self-end max-nav:hidden"
          onClick={() => setHelp(true)}
        >
          <Keyboard aria-hidden />
          {moderation.keys}
        </Button>
      )}
      <VerdictBar ad={ad} />
      <PlannedBar planned={planned} now={now} className="md:bottom-6" />
      <Suspense>
        {decide && (
          <LateActDialog
            key={question + typed.edition}
            act={decide}
            ad={ad}
            photo={photo}
            staff
            action={confirmPath}
            version={ad.version}
            failure={failure?.act === decide ? failure : undefined}
            values={typed.of(question)}
            onTyped={(values) => typed.keep(question, values)}
            closeTo={closeTo}
            onClose={() => openDecide(null)}
          />
        )}
      </Suspense>
      <Suspense>{help && <LateShortcutHelp onClose={() => setHelp(false)} />}</Suspense>
    </div>
  )
}

/** Photos of the pending and of the public version, each once: every one may have to be taken down. */
function photosOf(ad: Ad, before: Ad | undefined): Ad['photos'] {
  const keys = new Set(ad.photos.map(({ key }) => key))
  return [...ad.photos, ...(before?.photos ?? []).filter(({ key }) => !keys.has(key))]
}

/** Which dialog is open: from the address, or because its decision failed validation. */
function useDecision(ad: Ad, failure: ActFailure | undefined) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const adPage = useAdPage(ad.id)
  const addressOf = useDecideAddress()
  const localPath = useLocalPath()
  const refused = failure && !overtakenCode(failure) ? failure.act : null
  const asks = new URLSearchParams(search)
  const asked = asks.get('decide') ?? refused
  const photo = isAct(asked) ? (photoAsked(asked, asks) ?? failure?.photo) : null
  const lacks = asked === 'takeDownImage' && !photo
  const wanted = isAct(asked) && asksFirst(asked) && !lacks ? asked : null
  const [opened, keep] = useState<Act | null>(null)
  // Another moderator may decide in the meantime. The dialog stays open with what was typed, and submitting it shows the
  // conflict.
  const act = wanted && (wanted === opened || ad.allowed_actions?.includes(wanted)) ? wanted : null
  if (act !== opened) keep(act)

  function open(next: Act | null) {
    if (next && !ad.allowed_actions?.includes(next)) return
    const address = next ? paths.adConfirm(ad.id) + addressOf(next) : adPage
    void navigate(localPath(address), { preventScrollReset: true, replace: next === null })
  }
  return { decide: act, photo, openDecide: open }
}

function submit(form: string) {
  const element = document.getElementById(form)
  if (element instanceof HTMLFormElement) element.requestSubmit()
}
