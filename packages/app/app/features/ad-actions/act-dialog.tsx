import { inLanguage } from '@sauda/sdk/language'
import { Button, Dialog } from '@sauda/ui'
import { useId, useState } from 'react'
import { type FetcherWithComponents, Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import { opensElsewhere } from '../../shell/opens-elsewhere.ts'
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
  /** The key of the photo that the act is about. */
  photo?: string | null
  staff: boolean
  /** Where the form goes; to the page it stands on unless told. */
  action?: string
  /** The ad's version that was looked at. */
  version: number | undefined
  failure?: ActFailure
  /** Sends the form without leaving the page beneath, should it be refused. */
  fetcher?: FetcherWithComponents<ActFailure>
  /** What was typed before, and who keeps it for the next time the question is opened. */
  values?: ActValues
  onTyped?: (values: ActValues) => void
  /** Where one is without the dialog, in Russian's paths. */
  closeTo: string
  onClose: () => void
}

/** The ad that an act is about: a whole one, or a line of a list. */
export type ActAd = {
  id: number
  title: string
  title_kk: string | null
  text?: string
  /** Whether buyers see it now. */
  live?: boolean
}

/** Asks before an act, and where staff act, why. A form of its own page or of the one beneath. */
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
  // A newer version may come while somebody writes; what they decide is about the one they saw. Once told of it, who
  // sends again means that one.
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
          // As high before it comes: nothing moves away from under a finger.
          className="h-48 max-w-full justify-self-start rounded-2 object-contain object-left"
        />
      )}
      <p>{live[act] ?? adActs.explains[act]}</p>
      <Send
        id={id}
        method="post"
        action={action}
        // The page beneath is come back to; after a page of its own another one comes.
        preventScrollReset={fetcher !== undefined}
        noValidate
        className="grid gap-5"
        // The button is only said to be off, and Enter does not look at it.
        onSubmit={(event) => busy && event.preventDefault()}
        onInput={({ currentTarget }) => onTyped?.(actValues(new FormData(currentTarget)))}
      >
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
