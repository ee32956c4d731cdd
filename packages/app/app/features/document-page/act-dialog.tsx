import { type Document, documentReasonLabel, documentReasonsFor, REFUSAL_TEXT } from '@sauda/sdk/documents'
import { commonFieldText, shortMoneyTiyn } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, Dialog, Field, Radio, RadioGroup, Textarea } from '@sauda/ui'
import { useId, useState } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink, useLocalPath } from '../../language/local-link.tsx'
import { shellWords } from '../../shell/words.ts'
import { kindWords } from '../documents/kind-words.ts'
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
  const { dismiss } = useWords(shellWords)
  const words = useWords(documentActWords)
  const named = useWords(kindWords)[document.kind].named(document.number)
  const language = useLanguage()
  const navigate = useNavigate()
  const id = useId()
  const busy = useNavigation().formMethod === 'POST'
  const closeTo = paths.document(document.kind, document.id)
  const closeHref = useLocalPath()(closeTo)
  const newest = document.versions[0]?.version
  // The decision is about the version that the user saw. Once the newer one has been shown, it is about that one.
  const [seen] = useState(newest)
  const overtaken = isOvertaken(failure)
  const sum = shortMoneyTiyn(document.total, document.currency, language)
  return (
    <Dialog
      open
      title={words.asks[act][document.kind]}
      description={`${named}, ${document.title}, ${sum}`}
      closeLabel={dismiss}
      closeHref={closeHref}
      onOpenChange={(open) => {
        if (!open) void navigate(closeHref, { preventScrollReset: true })
      }}
      footer={
        <>
          <Button asChild variant="quiet">
            <LocalLink to={closeTo} preventScrollReset>
              {words.cancel}
            </LocalLink>
          </Button>
          <Button type="submit" form={id} variant="danger" loading={busy}>
            {words.asks[act][document.kind]}
          </Button>
        </>
      }
    >
      <p>{words.explains[act]}</p>
      <Form
        id={id}
        method="post"
        preventScrollReset
        noValidate
        className="grid gap-5"
        // The button only has `aria-disabled`, which does not stop Enter.
        onSubmit={(event) => busy && event.preventDefault()}
      >
        <FormProblems
          title={words.failed}
          failure={failure}
          message={overtaken ? words.overtaken(sum) : undefined}
          labels={act === 'delete' ? {} : { reason: words.what[act], text: words.text[act] }}
        />
        <input type="hidden" name="version" value={(overtaken ? newest : seen) ?? ''} />
        {act !== 'delete' && <RefusalFields act={act} failure={failure} />}
      </Form>
    </Dialog>
  )
}

function RefusalFields({ act, failure }: { act: 'reject' | 'annul'; failure: ActFailure | undefined }) {
  const words = useWords(documentActWords)
  const language = useLanguage()
  const errorOf = useFieldError(failure)
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
      <Field id="text" label={words.text[act]} error={wrong && (wrong === tooLong ? wrong : needed)}>
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
