import { errorText, fieldText } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { type CompanyDetail, END_REASONS, endReasonLabel, MAX_END_NOTE } from '@sauda/sdk/people'
import type { Room } from '@sauda/sdk/rooms'
import type { Signatory } from '@sauda/sdk/signing'
import { Checkbox, Field, Fieldset, Input, Radio, RadioGroup, Select, Textarea } from '@sauda/ui'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { FormDialog, type FormDialogProps } from '../forms/form-dialog.tsx'
import { FormKey, KEY_FIELD } from '../forms/form-key.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { PasswordAgain } from '../forms/password-again.tsx'
import { passwordAgainWords } from '../forms/password-again-words.ts'
import { WhatFollows } from '../people-desk/what-follows.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { RoomChoice } from '../staff/room-choice.tsx'
import type { CompanyFailure } from './act-on-company.ts'
import { chosenRooms } from './chosen-rooms.ts'
import type { CompanyActName } from './company-acts.ts'
import { tenancyActWords } from './tenancy-words.ts'

export type CompanyDialogsProps = {
  act: CompanyActName
  detail: CompanyDetail
  /** The entry of the register that `signer` is about; null if there is none that can be ended. */
  signer: Pick<Signatory, 'id' | 'name'> | null
  /** Free rooms, for `rooms`. */
  free: readonly Room[]
  /** The key of the form that adds a signatory. */
  formKey: string
  /** The login of the current user. */
  email: string
  failure: CompanyFailure | undefined
}

/** What the page of a company asks before it changes one. The forms post to the page's own address. */
export function CompanyDialogs({ act, ...props }: CompanyDialogsProps) {
  const Asked = { rooms: RoomsDialog, end: EndDialog, signatory: SignatoryDialog, signer: SignerDialog }[act]
  return <Asked {...props} />
}

type Props = Omit<CompanyDialogsProps, 'act'>

function RoomsDialog(props: Props) {
  const { detail, free, failure } = props
  const { rooms: words } = useWords(tenancyActWords)
  const errorOf = useFieldError(failure, fieldText)
  const { rooms } = detail
  const chosen = chosenRooms(
    rooms.map(({ id }) => id),
    failure?.values,
  )
  const said = failure?.occupied.length
    ? words.occupied(failure.occupied.join(', '))
    : failure?.errors?.room_ids?.includes('required')
      ? words.last
      : errorOf('room_ids')
  return (
    <Frame
      {...props}
      title={words.ask(detail.company.name)}
      confirm={words.confirm}
      lead={<p>{words.lead}</p>}
      labels={{ room_ids: '' }}
    >
      <Fieldset id="own_rooms" legend={words.own} hint={words.ownHint} key={chosen.join()}>
        {rooms.map(({ id }) => (
          <input key={id} type="hidden" name="was" value={id} />
        ))}
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {rooms.map((room) => (
            <Checkbox
              key={room.id}
              name="room_ids"
              value={room.id}
              label={<RoomPlate room={room} size="md" />}
              defaultChecked={chosen.includes(room.id)}
            />
          ))}
        </div>
      </Fieldset>
      <RoomChoice legend={words.free} error={said} rooms={free} chosen={chosen} />
    </Frame>
  )
}

function EndDialog(props: Props) {
  const { detail, failure } = props
  const { end: words } = useWords(tenancyActWords)
  const { left } = useWords(tenancyActWords)
  const language = useLanguage()
  const errorOf = useFieldError(failure, fieldText)
  return (
    <Frame
      {...props}
      title={words.ask(detail.company.name)}
      confirm={words.confirm}
      danger
      labels={{ reason: words.reason, note: words.note }}
      lead={detail.end_effects && <Follows effects={detail.end_effects} />}
    >
      <RadioGroup
        id="reason"
        name="reason"
        legend={words.reason}
        error={errorOf('reason')}
        defaultValue={failure?.values.reason}
      >
        {END_REASONS.map((reason) => (
          <Radio key={reason} value={reason} label={endReasonLabel(reason, language)} />
        ))}
      </RadioGroup>
      <Field id="note" label={words.note} hint={words.noteHint} error={errorOf('note')}>
        <Textarea
          name="note"
          rows={3}
          defaultValue={failure?.values.note}
          counter={{ max: MAX_END_NOTE, label: left }}
        />
      </Field>
    </Frame>
  )
}

/** What the end of a tenancy ends, and what stays. */
function Follows({ effects }: { effects: NonNullable<CompanyDetail['end_effects']> }) {
  const { end: words } = useWords(tenancyActWords)
  const { rooms, ads, waiting_ads, people, limited, signing_sessions, invitations, requests, documents } =
    effects
  const ends = [
    words.endRooms(rooms),
    words.endAds(ads),
    waiting_ads > 0 && words.endWaiting(waiting_ads),
    people > 0 && words.endPeople(people, limited),
    signing_sessions > 0 && words.endSigning(signing_sessions),
    documents > 0 && words.unsigned(documents),
    invitations > 0 && words.endInvitations(invitations),
    requests > 0 && words.endRequests(requests),
  ]
  return <WhatFollows title={words.follows} ends={ends} stays={words.stays} />
}

function SignatoryDialog(props: Props) {
  const { detail, failure, formKey } = props
  const { signatory: words } = useWords(tenancyActWords)
  const errorOf = useFieldError(failure, fieldText)
  const values = failure?.values
  return (
    <Frame
      {...props}
      title={words.ask(detail.company.name)}
      confirm={words.confirm}
      lead={<p>{words.lead}</p>}
      labels={{ name: words.name, user_id: words.who, iin: words.iin, until: words.until }}
    >
      <FormKey value={values?.[KEY_FIELD] || formKey} />
      <Field id="name" label={words.name} error={errorOf('name')}>
        <Input name="name" maxLength={200} defaultValue={values?.name} />
      </Field>
      <Field id="position" label={words.position} optional={words.optional} error={errorOf('position')}>
        <Input name="position" maxLength={200} defaultValue={values?.position} />
      </Field>
      <Field id="user_id" label={words.who} error={errorOf('user_id')}>
        <Select name="user_id" defaultValue={values?.user_id}>
          <option value="">{words.byIin}</option>
          {detail.members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="iin" label={words.iin} hint={words.iinHint} error={errorOf('iin')}>
        <Input name="iin" inputMode="numeric" maxLength={20} defaultValue={values?.iin} />
      </Field>
      <Field id="until" label={words.until} optional={words.optional} error={errorOf('until')}>
        <Input name="until" type="date" defaultValue={values?.until} />
      </Field>
    </Frame>
  )
}

function SignerDialog(props: Props) {
  const { signer } = props
  const { signer: words } = useWords(tenancyActWords)
  return (
    <Frame
      {...props}
      title={signer ? words.ask(signer.name) : words.over}
      confirm={signer && words.confirm}
      danger
      lead={signer && <p>{words.lead}</p>}
      labels={{}}
    >
      <input type="hidden" name="entry" value={signer?.id ?? ''} />
    </Frame>
  )
}

type FrameProps = Pick<Props, 'detail' | 'email' | 'failure'> &
  Pick<FormDialogProps, 'title' | 'confirm' | 'danger' | 'lead'> & {
    labels: Readonly<Record<string, string>>
    children: ReactNode
  }

function Frame({ detail, email, failure, labels, children, title, confirm, danger, lead }: FrameProps) {
  const words = useWords(tenancyActWords)
  const again = useWords(passwordAgainWords)
  const language = useLanguage()
  const errorOf = useFieldError(failure, fieldText)
  const asks = failure?.code === 'password_again'
  const message = asks ? again.hint : failure?.code === 'changed_meanwhile' ? words.changed : undefined
  return (
    <FormDialog
      {...{ title, confirm, danger, lead }}
      closeTo={paths.tenantCompany(detail.company.id)}
      cancel={words.cancel}
    >
      <FormProblems
        title={asks ? errorText('password_again', language) : words.failed}
        failure={failure}
        textOf={fieldText}
        message={message}
        labels={{ ...labels, password: again.label }}
      />
      {children}
      <PasswordAgain asked={failure?.asksPassword ?? false} email={email} error={errorOf('password')} />
    </FormDialog>
  )
}
