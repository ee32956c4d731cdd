import type { Ad } from '@sauda/sdk/ads'
import { Button, Field, Textarea } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import type { ActFailure } from '../ad-actions/act-values.ts'
import { explainedAct } from '../ad-actions/acts.ts'
import { ownerLanguage } from '../ad-actions/owner-language.ts'
import { ReasonFields } from '../ad-actions/reason-fields.tsx'
import { adActWords } from '../ad-actions/words.ts'
import { useDecisionForm } from './use-decision-form.ts'
import { moderationWords } from './words.ts'

type KeptDecisionProps = { ad: Ad; failure: ActFailure }

/** Returns the action of a decision for which a moderator wrote something, else null. */
export function keptAct({ act, values }: ActFailure) {
  return act && (values?.reason || values?.comment) ? explainedAct(act, true) : null
}

/**
 * What a moderator wrote for a decision that came too late, beside the current ad: to send again, or to copy if the
 * action is not allowed any more.
 */
export function KeptDecision({ ad, failure }: KeptDecisionProps) {
  const adActs = useWords(adActWords)
  const moderation = useWords(moderationWords)
  const { formMethod } = useNavigation()
  const form = useDecisionForm(ad.id)
  const { values } = failure
  const explained = keptAct(failure)
  if (!explained || !values) return null
  const isPossible = ad.allowed_actions?.includes(explained)
  return (
    <div className="grid gap-4 rounded-2 bg-sunk p-4">
      <div>
        <h3 className="font-strong font-text text-md tracking-normal">{moderation.kept}</h3>
        {!isPossible && <p className="mt-1 text-sm">{moderation.keptHelp}</p>}
      </div>
      {isPossible ? (
        <Form {...form} noValidate className="grid gap-4">
          <RenderedFor />
          <input type="hidden" name="act" value={explained} />
          <input type="hidden" name="version" value={ad.version} />
          <ReasonFields
            act={explained}
            tongue={ownerLanguage(ad)}
            errorOf={() => undefined}
            values={values}
          />
          <Button type="submit" variant="quiet" loading={formMethod === 'POST'}>
            {adActs.names[explained]}
          </Button>
        </Form>
      ) : (
        <Field label={adActs.comment}>
          <Textarea readOnly rows={4} defaultValue={values.comment} />
        </Field>
      )}
    </div>
  )
}
