import * as paths from '@sauda/sdk/paths'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { dataRouter } from '../../shell/data-router.ts'
import { late } from '../../shell/late.ts'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { FormKey, KEY_FIELD } from '../forms/form-key.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { SignInAgain } from '../forms/sign-in-again.tsx'
import { DoneLine } from '../people/done-line.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import type { ItemDesk } from './item-desk.ts'
import { ItemFields } from './item-fields.tsx'
import { textsIn } from './item-values.ts'
import { ItemWarnings } from './item-warnings.tsx'
import { labelOf } from './label-of.ts'
import { PublishPanel } from './publish-panel.tsx'
import { tooLarge } from './too-large.ts'
import { useDraft } from './use-draft.ts'
import { type ItemAnswer, useOpened, versionValues } from './use-opened.ts'
import { textWith, usePicture } from './use-picture.ts'
import { VersionsPanel } from './versions-panel.tsx'
import { contentDeskWords } from './words.ts'

/** Shown when somebody else has saved first. */
const LateClash = late(() => import('./clash.tsx'), 'Clash', { waits: true })

/** Asks before unsaved texts are left, and tells of a newer version. */
const LateEditingWatch = late(() => import('./editing-watch.tsx'), 'EditingWatch', {
  inBrowser: true,
  waits: true,
  isSpare: true,
})

/** The form of an entry, with what happened to it. */
export function ItemForm({ desk, answer }: { desk: ItemDesk; answer: ItemAnswer }) {
  const words = useWords(contentDeskWords)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().formMethod === 'POST'
  const { set, item, labels } = desk
  const typed = () => form.current && textsIn(new FormData(form.current))
  const { opened, outcome, resume, show } = useOpened(desk, answer, typed)
  const draft = useDraft(form, { desk, outcome, opened, resume })
  const [isWatched, setWatched] = useState(false)
  const isUnderWay = draft.isResumed || outcome !== undefined || opened.clash !== null
  useEffect(() => {
    // Somebody may have begun to write before the scripts were loaded.
    if (isUnderWay || form.current?.contains(document.activeElement)) setWatched(true)
  }, [isUnderWay])
  const here = useLocalPath()(paths.contentItem(set, item?.id ?? 'new'))
  // Sending it would lose the answer, since the page's server does not read it.
  const [unsent, setUnsent] = useState<{ outcome: typeof outcome; failure: ActionFailure }>()
  const isUnsent = unsent !== undefined && unsent.outcome === outcome
  const failed = outcome && 'failed' in outcome ? outcome : undefined
  const failure = isUnsent ? unsent.failure : failed?.failure
  const isPublishing = failed?.failed === 'publish'
  const sentPicture = failed?.lost === undefined ? null : { name: failed.lost }
  const picture = usePicture(opened.image?.key, draft.lost ?? sentPicture, failure)
  const textOf = textWith(picture)
  const errorOf = useFieldError(failure, textOf)
  const row = { desk, values: opened.values, errorOf }
  const named = (names: readonly string[]) =>
    [
      ...new Set(
        names.map((name) => labelOf(name, labels) + (name.endsWith('_kk') ? ` (${words.kazakh})` : '')),
      ),
    ].join(', ')
  const taken = outcome && 'taken' in outcome ? outcome : undefined
  const done = outcome && 'done' in outcome ? outcome.done : outcome ? null : desk.done
  return (
    <>
      {done && <DoneLine key={`${done} ${item?.version}`}>{words.done[done]}</DoneLine>}
      {taken && (
        <DoneLine key={`taken ${taken.base} ${opened.edition}`}>
          {words.taken(named(taken.taken))}
          {taken.both.length > 0 && ` ${words.stayed(named(taken.both))}`}
        </DoneLine>
      )}
      {draft.isResumed && !outcome && <DoneLine>{words.resumed}</DoneLine>}
      {failure?.code === 'sign_in_required' && <SignInAgain to={paths.contentItem(set, item?.id ?? 'new')} />}
      <Suspense>
        {opened.clash && (
          <LateClash
            key={opened.clash.version}
            desk={desk}
            clash={opened.clash}
            base={versionValues(desk, opened.base)}
            mine={opened.values}
            form={id}
            busy={busy}
          />
        )}
      </Suspense>
      <FormProblems
        title={isPublishing ? words.notPublished : words.failed}
        failure={failed?.clash && !isUnsent ? undefined : failure}
        labels={{ ...labels, image: labels.image ?? words.image }}
        textOf={textOf}
      />
      <Suspense>
        {isWatched && (
          <LateEditingWatch
            id={item?.id ?? null}
            seen={opened.clash?.version ?? opened.seen}
            isUnsaved={draft.isUnsaved}
            keep={draft.write}
            forget={draft.forget}
            onShow={() => {
              show(typed() ?? opened.values)
              void dataRouter()?.revalidate()
            }}
          />
        )}
      </Suspense>
      <Form
        ref={form}
        id={id}
        method="post"
        // The question about a deletion would come back with the answer.
        action={desk.ask ? here : undefined}
        encType="multipart/form-data"
        preventScrollReset
        noValidate
        // A browser that restores fields after a reload would put an older text on a newer version.
        autoComplete="off"
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]"
        onFocus={() => setWatched(true)}
        onInput={draft.touch}
        onSubmit={(event) => {
          const found = tooLarge(new FormData(event.currentTarget))
          if (found) setUnsent({ outcome, failure: found })
          if (found || busy || picture.isReading) event.preventDefault()
        }}
      >
        <RenderedFor />
        {item ? (
          <>
            <input type="hidden" name="base" value={opened.base} autoComplete="off" />
            <input type="hidden" name="version" value={opened.seen} autoComplete="off" />
          </>
        ) : (
          <FormKey value={opened.values[KEY_FIELD] ?? desk.firstKey} />
        )}
        <ItemFields key={opened.edition} {...row} labels={labels} image={opened.image} picture={picture} />
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:sticky lg:top-6">
          <PublishPanel key={opened.edition} {...row} busy={busy || picture.isReading} />
          {item && <ItemWarnings desk={desk} labels={labels} />}
          {item && <VersionsPanel desk={desk} />}
        </aside>
      </Form>
      {desk.ask === 'delete' && item && !outcome && !opened.clash && (
        <DeleteDialog item={item} base={opened.base} seen={opened.seen} />
      )}
    </>
  )
}
