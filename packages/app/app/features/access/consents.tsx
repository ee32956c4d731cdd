import { fieldText } from '@sauda/sdk/language'
import { Checkbox, TogglePanel } from '@sauda/ui'
import { Fragment } from 'react'
import { useWords } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { type RenderedPart, ServerPart } from '../../shell/server-part.tsx'
import { adRuleWords } from '../ads/rule-words.ts'
import { useFieldError } from '../forms/form-problems.tsx'
import { detailsWords } from './details-words.ts'
import { isTextChanged } from './text-changed.ts'

/** The texts that are agreed to, with the fields that hand in their versions; null for one that is not published. */
type ConsentText = {
  readonly part: RenderedPart
  readonly versions: Readonly<Record<string, number | null>>
}

/** By the field of their checkbox. */
export type ConsentTexts = Readonly<Record<'terms' | 'ad_rules', ConsentText>>

type ConsentsProps = { failure: ActionFailure | undefined; texts: ConsentTexts }

/** The consent checkboxes, each with its text in a panel that opens in place. */
export function Consents({ failure, texts }: ConsentsProps) {
  const adRules = useWords(adRuleWords)
  const { password, terms } = useWords(detailsWords)
  const errorOf = useFieldError(failure, fieldText)
  const consents = [
    { field: 'terms', label: password.terms, whole: texts.terms, ...terms },
    { field: 'ad_rules', label: password.adRules, whole: texts.ad_rules, ...adRules },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {consents.map(({ field, label, whole: { part, versions }, title, lines }) => (
        <div key={field} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
          {/* A consent to another version is given anew. */}
          <Fragment key={`${Object.values(versions)} ${isTextChanged(failure, field)}`}>
            <Checkbox
              id={field}
              name={field}
              label={label}
              error={errorOf(field)}
              defaultChecked={isGiven(failure, field)}
              required
            />
            {Object.entries(versions).map(([name, version]) => (
              <input key={name} type="hidden" name={name} value={version ?? ''} />
            ))}
          </Fragment>
          <TogglePanel summary={title}>
            <ul className="grid list-disc gap-1.5 pl-5 text-sm">
              {Object.values(lines).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <ServerPart part={part} className="mt-4" />
          </TogglePanel>
        </div>
      ))}
    </div>
  )
}

/** Keeps the consents ticked when the form comes back with other errors. */
function isGiven(failure: ActionFailure | undefined, field: string): boolean {
  return failure !== undefined && !failure.errors?.[field]
}
