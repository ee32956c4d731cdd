import { INVITED_ROLES, roleLabel } from '@sauda/sdk/access'
import { fieldText, inLanguage, LANGUAGES } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { Facility } from '@sauda/sdk/people'
import type { Room } from '@sauda/sdk/rooms'
import { Button, Field, Input, Radio, RadioGroup, Select, TextLink } from '@sauda/ui'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { FormKey, KEY_FIELD } from '../forms/form-key.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import type { InvitationFailure } from './invite.ts'
import { RoomChoice } from './room-choice.tsx'
import { peopleDeskWords } from './words.ts'

export type InviteFormProps = {
  facilities: readonly Facility[]
  rooms: readonly Room[]
  failure: InvitationFailure | undefined
  /** The idempotency key of a form that is sent for the first time. */
  firstKey: string
}

/** The form of an invitation: e-mail address, role and what the role needs. */
export function InviteForm({ facilities, rooms, failure, firstKey }: InviteFormProps) {
  const peopleDesk = useWords(peopleDeskWords)
  const words = peopleDesk.invitation
  const language = useLanguage()
  const errorOf = useFieldError(failure, fieldText)
  const { formData } = useNavigation()
  const values = failure?.values
  // The key of this form, even if the page gets a newer one.
  const [ownKey] = useState(firstKey)
  return (
    <Form
      method="post"
      noValidate
      aria-labelledby="invite"
      className="group/invite grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 rounded-3 bg-surface p-5 shadow-1 xs:p-6"
    >
      <RenderedFor />
      <FormKey value={values?.[KEY_FIELD] ?? ownKey} />
      <div>
        <h2 id="invite" className="text-xl">
          {words.heading}
        </h2>
        <p className="mt-1 text-muted text-sm">{words.lead}</p>
      </div>
      <FormProblems
        textOf={fieldText}
        title={values ? words.failed : peopleDesk.failed}
        failure={failure}
        labels={{
          email: peopleDesk.email,
          role_id: peopleDesk.role,
          department_id: peopleDesk.department,
          company: peopleDesk.company,
          bin: peopleDesk.bin,
          room_ids: words.freeRooms,
          language: words.language,
        }}
      />
      {failure && <WhoIsThere failure={failure} />}
      <Field id="email" label={peopleDesk.email} error={errorOf('email')}>
        <Input
          name="email"
          type="email"
          defaultValue={values?.email}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
      </Field>
      <RadioGroup
        id="role_id"
        name="role_id"
        legend={peopleDesk.role}
        error={errorOf('role_id')}
        defaultValue={values?.role_id ?? '1'}
        inline
      >
        {INVITED_ROLES.map((role) => (
          <Radio key={role} id={`role-${role}`} value={String(role)} label={roleLabel(role, language)} />
        ))}
      </RadioGroup>
      <Field
        id="department_id"
        label={peopleDesk.department}
        optional={peopleDesk.optional}
        error={errorOf('department_id')}
      >
        <Select name="department_id" defaultValue={values?.department_id}>
          <option value="">{words.anyDepartment}</option>
          {facilities.map((building) => (
            <optgroup key={building.id} label={inLanguage(building, 'name', language)}>
              {building.departments.map((department) => (
                <option key={department.id} value={department.id}>
                  {inLanguage(department, 'name', language)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <div className="hidden grid-cols-[minmax(0,1fr)] gap-5 border-accent-line border-l-2 pl-4 group-has-[#role-1:checked]/invite:grid">
        <Field
          id="company"
          label={peopleDesk.company}
          optional={peopleDesk.optional}
          hint={words.companyHint}
          error={errorOf('company')}
        >
          <Input name="company" defaultValue={values?.company} autoComplete="off" maxLength={150} />
        </Field>
        <Field id="bin" label={peopleDesk.bin} optional={peopleDesk.optional} error={errorOf('bin')}>
          <Input
            name="bin"
            defaultValue={values?.bin}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            className="max-w-60"
          />
        </Field>
        <RoomChoice
          legend={words.freeRooms}
          error={errorOf('room_ids')}
          rooms={rooms}
          chosen={values?.room_ids ?? []}
        />
      </div>
      <RadioGroup
        id="language"
        name="language"
        legend={words.language}
        error={errorOf('language')}
        defaultValue={values?.language ?? language}
        inline
      >
        {LANGUAGES.map((one) => (
          <Radio key={one} value={one} label={<span lang={one}>{words.languages[one]}</span>} />
        ))}
      </RadioGroup>
      <Button type="submit" loading={formData?.has('email')} className="xs:justify-self-start">
        {words.send}
      </Button>
    </Form>
  )
}

/** The way to whoever has the address or the BIN already. */
function WhoIsThere({ failure: { errors, values, known } }: { failure: InvitationFailure }) {
  const { invitation: words } = useWords(peopleDeskWords)
  const person = errors?.email?.includes('taken') && values?.email
  return (
    <>
      {known && (
        <p className="rounded-2 bg-warning-soft p-3 text-row text-warning wrap-anywhere">
          {words.hasCompany}{' '}
          <TextLink asChild>
            <LocalLink to={paths.tenantCompany(known.id)}>{known.name}</LocalLink>
          </TextLink>
        </p>
      )}
      {person && (
        <p className="rounded-2 bg-warning-soft p-3 text-row text-warning wrap-anywhere">
          {words.hasPerson}{' '}
          <TextLink asChild>
            <LocalLink to={`${paths.people}?${new URLSearchParams({ q: person })}`}>{person}</LocalLink>
          </TextLink>
        </p>
      )}
    </>
  )
}
