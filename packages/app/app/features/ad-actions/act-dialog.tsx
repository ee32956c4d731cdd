import { inLanguage } from '@sauda/sdk/language'
import { Button, Dialog } from '@sauda/ui'
import { useId, useState } from 'react'
import { type FetcherWithComponents, Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import { opensElsewhere } from '../../shell/opens-elsewhere.ts'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { shellWords } from '../../shell/words.ts'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { type ActFailure, type ActValues, actValues, overtakenCode } from './act-values.ts'
import { type Act, explainedAct } from './acts.ts'
import { ownerLanguage } from './owner-language.ts'
import { ReasonFields } from './reason-fields.tsx'
import { adActWords } from './words.ts'

export type ActDialogProps = {
  act: Act
  ad: ActAd
  /** The key of the photo that the action is about. */
  photo?: string | null
  staff: boolean
  /** The form's `action`; by default the current page. */
  action?: string
  /** The version of the ad that the user saw. */
  version: number | undefined
  failure?: ActFailure
  /** Submits the form without leaving the page below, so that an error response keeps it. */
  fetcher?: FetcherWithComponents<ActFailure>
  /** What was typed before, and a callback that keeps it for the next time the dialog is opened. */
  values?: ActValues
  onTyped?: (values: ActValues) => void
  /** The page without the dialog, as a path without language. */
  closeTo: string
  onClose: () => void
}

/** The ad that an action is about: a complete one, or a row of a list. */
export type ActAd = {
  id: number
  title: string
  title_kk: string | null
  text?: string
  /** Whether buyers can see it. */
  live?: boolean
}

/**
 * Asks for confirmation of an action and, from staff, for a reason. The form posts to its own page or to the page
 * below.
 */
export function ActDialog(props: ActDialogProps) {
  const { act, ad, photo, staff, action, fetcher, values, onTyped, closeTo, onClose } = props

  const { dismiss } = useWords(shellWords)
  const adActs = useWords(adActWords)
  const language = useLanguage()
  const closeHref = useLocalPath()(closeTo)
  const id = useId()
  const failure = fetcher?.data ?? props.failure
  const errorOf = useFieldError(failure)
  const navigation = useNavigation()
  const busy = navigation.formMethod === 'POST' || (fetcher && fetcher.state !== 'idle')
  const Send = fetcher?.Form ?? Form
  const explained = explainedAct(act, staff)
  // A newer version may appear while the user writes; the decision is about the version they saw. After the conflict
  // has been shown, sending again refers to the new version.
  const [seen] = useState(props.version)
  const version = failure && overtakenCode(failure) ? undefined : seen
  const live: Partial<Record<Act, string>> = ad.live ? adActs.explainsLive : {}
  const isEnd = act === 'delete' || act === 'unpublish' || act === 'takeDownImage'
  return (
    <Dialog
      open
      title={adActs.asks[act]}
      description={inLanguage(ad, 'title', language)}
      closeLabel={dismiss}
      closeHref={closeHref}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button asChild variant="quiet">
            <a
              href={closeHref}
              onClick={(event) => {
                if (opensElsewhere(event)) return
                event.preventDefault()
                onClose()
              }}
            >
              {adActs.cancel}
            </a>
          </Button>
          <Button type="submit" form={id} variant={isEnd ? 'danger' : 'primary'} loading={busy}>
            {adActs.names[act]}
          </Button>
        </>
      }
    >
      {photo && (
        <img
          src={`/api/photo/${photo}/small.webp`}
          alt={adActs.takeDown.alt}
          // Reserves the height before the image loads, so that nothing moves.
          className="h-48 max-w-full justify-self-start rounded-2 object-contain object-left"
        />
      )}
      <p>{live[act] ?? adActs.explains[act]}</p>
      <Send
        id={id}
        method="post"
        action={action}
        // Keep the scroll position of the page below; an action on its own page leads to another page.
        preventScrollReset={fetcher !== undefined}
        noValidate
        className="grid gap-5"
        // The button only has `aria-disabled`, which does not stop Enter.
        onSubmit={(event) => busy && event.preventDefault()}
        onInput={({ currentTarget }) => onTyped?.(actValues(new FormData(currentTarget)))}
      >
        <RenderedFor />
        <FormProblems
          title={adActs.failed}
          failure={failure}
          labels={{ reason: adActs.reason, comment: adActs.comment, key: adActs.takeDown.alt }}
        />
        <input type="hidden" name="act" value={act} />
        {version && <input type="hidden" name="version" value={version} />}
        {photo && <input type="hidden" name="photo" value={photo} />}
        {explained && (
          <ReasonFields
            act={explained}
            tongue={ownerLanguage({ title: ad.title, text: ad.text ?? '' })}
            errorOf={errorOf}
            values={failure?.values ?? values}
          />
        )}
      </Send>
    </Dialog>
  )
}
