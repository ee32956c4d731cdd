import { type PartAnswer, type PartRequest, sortPartAnswers } from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { Radio, RadioGroup } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { priceText } from '../part-requests/request-texts.ts'
import { requestWords } from '../part-requests/request-words.ts'
import type { Cabinet } from '../people/cabinet.ts'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { ownRequestWords } from './own-words.ts'

type CloseDialogProps = {
  home: Cabinet
  request: PartRequest
  /** The answer whose «Нашёл здесь» was pressed. */
  answer: number | null
  failure: ActionFailure | undefined
}

/** Asks in one step where the part was found. */
export function CloseDialog({ home, request, answer, failure }: CloseDialogProps) {
  const words = useWords(ownRequestWords)
  const shared = useWords(requestWords)
  const { closing } = words
  const errorOf = useFieldError(failure)
  const offers = sortPartAnswers(request.answers, 'price').filter(
    ({ allowed_actions, id }) => allowed_actions.includes('choose') || id === answer,
  )
  return (
    <FormDialog
      title={closing.title(request.text)}
      closeTo={paths.ownRequest(home, request.id)}
      cancel={closing.cancel}
      confirm={closing.confirm}
      lead={<p className="mb-4 text-muted">{closing.help}</p>}
    >
      <FormProblems
        title={shared.failed}
        failure={failure}
        labels={{ where: '', answer_id: closing.legend }}
      />
      <input type="hidden" name="intent" value="close" />
      <RadioGroup
        id="where"
        name="where"
        legend={closing.legend}
        defaultValue={answer === null ? undefined : String(answer)}
        error={errorOf('where')}
      >
        {offers.map((offer) => (
          <Radio key={offer.id} value={String(offer.id)} label={<OfferChoice answer={offer} />} />
        ))}
        <Radio value="found_elsewhere" label={closing.elsewhere} />
        <Radio value="given_up" label={closing.givenUp} />
      </RadioGroup>
    </FormDialog>
  )
}

function OfferChoice({ answer }: { answer: PartAnswer }) {
  const language = useLanguage()
  const { shop } = answer
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {shop.plate && <RoomPlate room={shop.plate} />}
      <span className="wrap-anywhere">{shop.name}</span>
      <span className="tabular-nums">{priceText(answer, language)}</span>
    </span>
  )
}
