import { type Document, documentReasonLabel, documentReasonsFor, REFUSAL_TEXT } from '@sauda/sdk/documents'
import { commonFieldText, shortMoneyTiyn } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Field, Radio, RadioGroup, Textarea } from '@sauda/ui'
import { useState } from 'react'
import { useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { kindWords } from '../documents/kind-words.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { documentActWords } from './act-words.ts'
import { type ActFailure, type DocumentAct, isOvertaken } from './acts.ts'

export type ActDialogProps = {
  act: DocumentAct
  document: Document
  failure: ActFailure | undefined
}

/** Asks for the reason of a rejection or annulment, or for confirmation; the form posts to the page's own address. */
export function ActDialog({ act, document, failure }: ActDialogProps) {
  const words = useWords(documentActWords)
  const named = useWords(kindWords)[document.kind].named(document.number)
  const language = useLanguage()
  const newest = document.versions[0]?.version
  // The decision is about the version that the user saw. Once the newer one has been shown, it is about that one.
  const [seen] = useState(newest)
  const overtaken = isOvertaken(failure)
  // The errors of before are not shown while the form is sent again.
  const isSent = useNavigation().state === 'submitting'
  const sum = shortMoneyTiyn(document.total, document.currency, language)
  return (
    <FormDialog
      title={words.asks[act][document.kind]}
      description={`${named}, ${document.title}, ${sum}`}
      closeTo={paths.document(document.kind, document.id)}
      cancel={words.cancel}
      confirm={words.asks[act][document.kind]}
      danger
      lead={<p>{words.explains[act]}</p>}
    >
      <FormProblems
        title={words.failed}
        failure={isSent ? undefined : failure}
        message={overtaken ? words.overtaken(sum) : undefined}
        labels={act === 'delete' ? {} : { reason: words.what[act], text: words.text[act] }}
      />
      <input type="hidden" name="version" value={(overtaken ? newest : seen) ?? ''} />
      {act !== 'delete' && <RefusalFields act={act} failure={failure} isSent={isSent} />}
    </FormDialog>
  )
}

type RefusalProps = Pick<ActDialogProps, 'failure'> & { act: 'reject' | 'annul'; isSent: boolean }

function RefusalFields({ act, failure, isSent }: RefusalProps) {
  const words = useWords(documentActWords)
  const language = useLanguage()
  const errorOf = useFieldError(isSent ? undefined : failure)
  const reason = failure?.values?.reason
  const needed = act === 'reject' && reason === 'sum' ? words.needed.sum : words.needed[act]
  const tooLong = commonFieldText('too_long', language)
  const wrong = errorOf('text')
  return (
    <>
      <RadioGroup
        id="reason"
        name="reason"
        legend={words.what[act]}
        defaultValue={reason ?? ''}
        error={errorOf('reason')}
      >
        {documentReasonsFor(act).map((one) => (
          <Radio key={one} value={one} label={documentReasonLabel(one, language)} />
        ))}
      </RadioGroup>
      <Field
        id="text"
        label={words.text[act]}
        hint={wrong ? undefined : words.needed[act]}
        error={wrong && (wrong === tooLong ? wrong : needed)}
      >
        <Textarea
          name="text"
          rows={4}
          required
          defaultValue={failure?.values?.text}
          counter={{ max: REFUSAL_TEXT.max, label: words.left }}
        />
      </Field>
    </>
  )
}
