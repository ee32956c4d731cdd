import { fieldText } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { TenantApplication } from '@sauda/sdk/people'
import type { Room } from '@sauda/sdk/rooms'
import { Field, Textarea } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import type { Decision, DecisionFailure } from './decision.ts'
import { RoomChoice } from './room-choice.tsx'
import { peopleDeskWords } from './words.ts'

export type DecisionDialogProps = {
  decision: Decision
  application: TenantApplication
  /** Rooms that can be assigned. */
  rooms: readonly Room[]
  failure: DecisionFailure | undefined
}

const COMMENT_MAX = 1000

/**
 * Asks for confirmation before a company is accepted as a tenant, or for the reason of a rejection. The form posts to
 * the current page.
 */
export function DecisionDialog({ decision, application, rooms, failure }: DecisionDialogProps) {
  const peopleDesk = useWords(peopleDeskWords)
  const words = peopleDesk.application
  const errorOf = useFieldError(failure, fieldText)
  const accept = decision === 'accept'
  return (
    <FormDialog
      title={accept ? words.acceptAsk : words.refuseAsk}
      description={`${application.company}, ${peopleDesk.bin} ${application.bin}`}
      closeTo={paths.peopleApplications}
      cancel={words.cancel}
      confirm={words[decision]}
      danger={!accept}
      lead={<p>{accept ? words.acceptHelp : words.refuseHelp}</p>}
    >
      <FormProblems
        textOf={fieldText}
        title={peopleDesk.failed}
        failure={failure}
        labels={{ room_ids: words.freeRooms, comment: '', bin: peopleDesk.bin }}
      />
      {accept ? (
        <RoomChoice
          legend={words.freeRooms}
          hint={words.freeRoomsHint}
          error={errorOf('room_ids')}
          rooms={rooms}
          chosen={failure?.values?.room_ids ?? application.rooms.map((room) => room.id)}
        />
      ) : (
        <Field id="comment" label={words.comment} hint={words.commentHint} error={errorOf('comment')}>
          <Textarea
            name="comment"
            rows={4}
            required
            defaultValue={failure?.values?.comment}
            counter={{ max: COMMENT_MAX, label: words.left }}
          />
        </Field>
      )}
    </FormDialog>
  )
}
