import type { PartRequest } from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { Field, Input } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useFieldError } from '../forms/form-problems.tsx'
import { type ReportFailure, ReportFields } from '../part-requests/report-fields.tsx'
import { requestWords } from '../part-requests/request-words.ts'
import { requestDeskWords } from './desk-words.ts'

export type DeskFailure = ReportFailure & { until?: string }

type TakeDownProps = { request: PartRequest; failure: DeskFailure | undefined }

/** Why a request is taken down: a code for the statistics, and a word to its author. */
export function TakeDownDialog({ request, failure }: TakeDownProps) {
  const { takingDown } = useWords(requestDeskWords)
  const { cancel } = useWords(requestWords)
  return (
    <FormDialog
      title={takingDown.title}
      description={request.text}
      closeTo={paths.adsRequest(request.id)}
      cancel={cancel}
      confirm={takingDown.confirm}
      danger
      lead={<p className="mb-4 text-muted">{takingDown.help}</p>}
    >
      <ReportFields failure={failure} words={takingDown} field="comment" />
    </FormDialog>
  )
}

type BarProps = TakeDownProps & {
  /** The shop that is not asked any more; without it the asker may not ask. */
  shop: number | null
}

/** Bars the asker, or a shop, until a day. */
export function BarDialog({ request, shop, failure }: BarProps) {
  const { barring } = useWords(requestDeskWords)
  const { cancel } = useWords(requestWords)
  const errorOf = useFieldError(failure)
  const name =
    shop === null
      ? request.asker.name
      : (request.answers.find((answer) => answer.shop.id === shop)?.shop.name ?? String(shop))
  return (
    <FormDialog
      title={barring.title(name)}
      closeTo={paths.adsRequest(request.id)}
      cancel={cancel}
      confirm={barring.confirm}
      danger
      lead={<p className="mb-4 text-muted">{barring.help}</p>}
    >
      <ReportFields failure={failure} words={barring} field="comment" also={{ until: barring.until }} />
      <Field id="until" label={barring.until} error={errorOf('until')}>
        <Input name="until" type="date" defaultValue={failure?.until} />
      </Field>
    </FormDialog>
  )
}
