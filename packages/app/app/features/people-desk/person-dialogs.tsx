import { ROLE, roleLabel, STAFF_ROLES } from '@sauda/sdk/access'
import { errorText, fieldText, inLanguage } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import {
  BLOCK_REASONS,
  type BlockEffects,
  blockReasonLabel,
  type Facility,
  MAX_BLOCK_NOTE,
  type PersonCard,
} from '@sauda/sdk/people'
import { Field, Radio, RadioGroup, Select, Textarea } from '@sauda/ui'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { FormDialog, type FormDialogProps } from '../forms/form-dialog.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { PasswordAgain } from '../forms/password-again.tsx'
import { passwordAgainWords } from '../forms/password-again-words.ts'
import type { PersonFailure } from './act-on-person.ts'
import type { PersonActName } from './person-acts.ts'
import { personWords } from './person-words.ts'
import { WhatFollows } from './what-follows.tsx'

export type PersonDialogsProps = {
  act: PersonActName
  person: PersonCard
  effects: BlockEffects | null
  facilities: readonly Facility[]
  /** The login of the current user. */
  email: string
  failure: PersonFailure | undefined
}

/** What the page of a person asks before it changes one. The forms post to the page's own address. */
export function PersonDialogs({ act, ...props }: PersonDialogsProps) {
  const Asked = { role: RoleDialog, section: SectionDialog, block: BlockDialog, unblock: UnblockDialog }[act]
  return <Asked {...props} />
}

type Props = Omit<PersonDialogsProps, 'act'>

const ROLES = [...STAFF_ROLES, ROLE.limited] as const

function RoleDialog(props: Props) {
  const { person, failure } = props
  const words = useWords(personWords)
  const language = useLanguage()
  return (
    <Frame
      {...props}
      title={words.roleAsk(person.name)}
      confirm={words.roleConfirm}
      lead={<p>{words.roleLead}</p>}
      labels={{ role_id: words.role }}
    >
      <input type="hidden" name="was" value={person.role_id} />
      <RadioGroup
        name="role_id"
        legend={words.role}
        defaultValue={failure?.values.role || String(person.role_id)}
      >
        {ROLES.map((role) => {
          const label = roleLabel(role, language)
          return (
            <Radio
              key={role}
              value={String(role)}
              label={role === person.role_id ? words.roleNow(label) : label}
              hint={words.roleHints[role]}
            />
          )
        })}
      </RadioGroup>
    </Frame>
  )
}

function SectionDialog(props: Props) {
  const { person, facilities, failure } = props
  const words = useWords(personWords)
  const language = useLanguage()
  const errorOf = useFieldError(failure, fieldText)
  const now = person.department?.id ?? ''
  return (
    <Frame
      {...props}
      title={words.sectionAsk(person.name)}
      confirm={words.sectionConfirm}
      labels={{ department_id: words.section }}
    >
      <input type="hidden" name="was" value={now} />
      <Field id="department_id" label={words.section} error={errorOf('department_id')}>
        <Select name="department_id" defaultValue={failure?.values.section ?? String(now)}>
          <option value="">{words.noSection}</option>
          {facilities.map((building) => (
            <optgroup key={building.id} label={inLanguage(building, 'name', language)}>
              {building.departments.map((section) => (
                <option key={section.id} value={section.id}>
                  {inLanguage(section, 'name', language)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
    </Frame>
  )
}

function BlockDialog(props: Props) {
  const { person, effects, failure } = props
  const words = useWords(personWords)
  const language = useLanguage()
  const errorOf = useFieldError(failure, fieldText)
  return (
    <Frame
      {...props}
      title={words.blockAsk(person.name)}
      confirm={words.blockConfirm}
      danger
      labels={{ reason: words.reason, note: words.note }}
      lead={effects && <Follows effects={effects} />}
    >
      <RadioGroup
        id="reason"
        name="reason"
        legend={words.reason}
        error={errorOf('reason')}
        defaultValue={failure?.values.reason}
      >
        {BLOCK_REASONS.map((reason) => (
          <Radio key={reason} value={reason} label={blockReasonLabel(reason, language)} />
        ))}
      </RadioGroup>
      <Note label={words.note} hint={words.noteHint} {...{ failure, error: errorOf('note') }} />
    </Frame>
  )
}

function UnblockDialog(props: Props) {
  const { person, failure } = props
  const words = useWords(personWords)
  const errorOf = useFieldError(failure, fieldText)
  return (
    <Frame
      {...props}
      title={words.unblockAsk(person.name)}
      confirm={words.unblockConfirm}
      labels={{ note: words.unblockNote }}
      lead={<p>{words.unblockLead}</p>}
    >
      <Note label={words.unblockNote} {...{ failure, error: errorOf('note') }} />
    </Frame>
  )
}

/** What a block ends, and what stays. */
function Follows({ effects }: { effects: BlockEffects }) {
  const words = useWords(personWords)
  const { sessions, ads, signing_sessions, invitations } = effects
  const ends = [
    words.endSessions(sessions),
    signing_sessions > 0 && words.endSigning(signing_sessions),
    invitations > 0 && words.endInvitations(invitations),
    words.endAds(ads),
    effects.companies > 0 && words.endCompany,
  ]
  return <WhatFollows title={words.follows} ends={ends} stays={words.stays} />
}

type NoteProps = {
  label: string
  hint?: string
  failure: PersonFailure | undefined
  error: string | undefined
}

function Note({ label, hint, failure, error }: NoteProps) {
  const words = useWords(personWords)
  return (
    <Field id="note" label={label} hint={hint} error={error}>
      <Textarea
        name="note"
        rows={3}
        defaultValue={failure?.values.note}
        counter={{ max: MAX_BLOCK_NOTE, label: words.left }}
      />
    </Field>
  )
}

type FrameProps = Props &
  Pick<FormDialogProps, 'title' | 'confirm' | 'danger' | 'lead'> & {
    labels: Readonly<Record<string, string>>
    children: ReactNode
  }

function Frame({
  person,
  email,
  failure,
  labels,
  children,
  effects: _,
  facilities: __,
  ...props
}: FrameProps) {
  const words = useWords(personWords)
  const again = useWords(passwordAgainWords)
  const language = useLanguage()
  const errorOf = useFieldError(failure, fieldText)
  const isChanged = failure?.code === 'changed_meanwhile'
  return (
    <FormDialog {...props} closeTo={paths.person(person.id)} cancel={words.cancel}>
      <FormProblems
        title={failure?.code === 'password_again' ? errorText(failure.code, language) : words.failed}
        failure={failure}
        textOf={fieldText}
        message={isChanged ? words.changed : failure?.code === 'password_again' ? again.hint : undefined}
        labels={{ ...labels, password: again.label }}
      />
      {children}
      <PasswordAgain asked={failure?.asksPassword ?? false} email={email} error={errorOf('password')} />
    </FormDialog>
  )
}
