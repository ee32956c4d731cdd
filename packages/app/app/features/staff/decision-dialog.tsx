import { fieldText } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { TenantApplication } from '@sauda/sdk/people'
import type { Room } from '@sauda/sdk/rooms'
import { Button, Dialog, Field, Textarea } from '@sauda/ui'
import { useId } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink, useLocalPath } from '../../language/local-link.tsx'
import { shellWords } from '../../shell/words.ts'
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
  const { dismiss } = useWords(shellWords)
  const peopleDesk = useWords(peopleDeskWords)
  const words = peopleDesk.application
  const id = useId()
  const navigate = useNavigate()
  const closeHref = useLocalPath()(paths.peopleApplications)
  const errorOf = useFieldError(failure, fieldText)
  const busy = useNavigation().formMethod === 'POST'
  const accept = decision === 'accept'
  return (
    <Dialog
      open
      title={accept ? words.acceptAsk : words.refuseAsk}
      description={`${application.company}, ${peopleDesk.bin} ${application.bin}`}
      closeLabel={dismiss}
      closeHref={closeHref}
      onOpenChange={(open) => {
        if (!open) void navigate(closeHref, { preventScrollReset: true })
      }}
      footer={
        <>
          <Button asChild variant="quiet">
            <LocalLink to={paths.peopleApplications} preventScrollReset>
              {words.cancel}
            </LocalLink>
          </Button>
          <Button type="submit" form={id} variant={accept ? 'primary' : 'danger'} loading={busy}>
            {words[decision]}
          </Button>
        </>
      }
    >
      <p>{accept ? words.acceptHelp : words.refuseHelp}</p>
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
      </Form>
    </Dialog>
  )
}
