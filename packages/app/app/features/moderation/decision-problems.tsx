import type { AdEvent } from '@sauda/sdk/ads'
import { clockTime, dayLabel, type Moment } from '@sauda/sdk/language'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { type ActFailure, overtakenCode } from '../ad-actions/act-values.ts'
import { adActWords } from '../ad-actions/words.ts'
import { FormProblems } from '../forms/form-problems.tsx'
import { eventName } from './events.ts'
import { moderationWords } from './words.ts'

type DecisionProblemsProps = {
  failure: ActFailure
  /** The last event of the ad. */
  last: AdEvent | undefined
  now: Moment
}

/** Why a decision failed; if another user was faster, who did what. */
export function DecisionProblems({ failure, last, now }: DecisionProblemsProps) {
  const adActs = useWords(adActWords)
  const moderation = useWords(moderationWords)
  const language = useLanguage()
  const overtaken = overtakenCode(failure) !== null
  const event =
    last &&
    [
      eventName(last, moderation).toLowerCase(),
      last.actor ?? moderation.portal,
      `${dayLabel(last.at, now, language)} ${clockTime(last.at)}`,
    ].join(', ')
  const message = event ? moderation.overtakenBy(event) : moderation.overtakenHelp
  return (
    <FormProblems
      title={overtaken ? moderation.overtaken : adActs.failed}
      failure={failure}
      labels={{ reason: adActs.reason, comment: adActs.comment }}
      message={overtaken ? message : undefined}
    />
  )
}
