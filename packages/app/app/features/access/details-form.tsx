import { type AccessFlow, asksCompany, asksPhone } from '@sauda/sdk/access'
import { fieldText } from '@sauda/sdk/language'
import type { Room } from '@sauda/sdk/rooms'
import { Button, cn, Field, Input, Radio, RadioGroup } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { BinField } from './bin-field.tsx'
import type { CompleteFailure, DetailsValues } from './complete.ts'
import { detailsWords } from './details-words.ts'
import { InvitedFacts } from './invited-facts.tsx'
import { RoomsChooser } from './rooms-chooser.tsx'
import { flowWords } from './words.ts'

export type DetailsFormProps = {
  flow: Pick<AccessFlow, 'email' | 'invited'>
  values: DetailsValues
  failure: CompleteFailure | undefined
  /** Rooms that are free. */
  rooms: readonly Room[]
}

/** The details of the new user. Fields that the invitation has set are not asked for. */
export function DetailsForm({ flow: { email, invited }, values, failure, rooms }: DetailsFormProps) {
  const { details, fields } = useWords(detailsWords)
  const { failed } = useWords(flowWords)
  const errorOf = useFieldError(failure, fieldText)
  const busy = useNavigation().formMethod === 'POST'
  const labels = { ...fields, company: details.companyName }
  const company = asksCompany(invited)
  const optional = asksPhone(invited) ? undefined : details.optional
  return (
    <Form method="post" noValidate className="group/details grid gap-6">
      {invited && <InvitedFacts email={email} invited={invited} />}
      <FormProblems textOf={fieldText} title={failed} failure={failure} labels={labels} />
      {company === 'if chosen' && (
        <RadioGroup
          id="kind"
          name="kind"
          legend={details.kind}
          error={errorOf('kind')}
          defaultValue={textIn(values, 'kind') || 'person'}
          inline
        >
          <Radio
            card
            value="person"
            label={details.person}
            hint={details.personHint}
            className="flex-1 basis-52"
          />
          <Radio
            card
            value="company"
            label={details.company}
            hint={details.companyHint}
            className="flex-1 basis-52"
          />
        </RadioGroup>
      )}
      <Field id="name" label={details.name} hint={details.nameHint} error={errorOf('name')}>
        <Input name="name" defaultValue={textIn(values, 'name')} autoComplete="name" required />
      </Field>
      <Field
        id="phone"
        label={details.phone}
        hint={details.phoneHint}
        optional={optional}
        error={errorOf('phone')}
      >
        <Input
          name="phone"
          type="tel"
          defaultValue={textIn(values, 'phone')}
          autoComplete="tel"
          required={!optional}
        />
      </Field>
      {company !== 'never' && (
        <div
          className={cn(
            'grid gap-6',
            // Toggled by CSS alone, so that it follows the choice before scripts load.
            company === 'if chosen' && 'hidden group-has-[[value=company]:checked]/details:grid',
          )}
        >
          {!invited?.company && (
            <Field
              id="company"
              label={details.companyName}
              hint={details.companyNameHint}
              error={errorOf('company')}
            >
              <Input
                name="company"
                defaultValue={textIn(values, 'company')}
                autoComplete="organization"
                required
              />
            </Field>
          )}
          {!invited?.bin && <BinField defaultValue={textIn(values, 'bin')} error={errorOf('bin')} />}
          {!invited && (
            <>
              <RoomsChooser
                rooms={rooms}
                chosen={[values.room_ids ?? []].flat()}
                error={errorOf('room_ids')}
              />
              <p className="rounded-3 bg-info-soft p-4 text-row">{details.confirmed}</p>
            </>
          )}
        </div>
      )}
      <Button type="submit" name="intent" value="details" size="lg" loading={busy}>
        {details.submit}
      </Button>
    </Form>
  )
}

function textIn(values: DetailsValues, field: string): string {
  return String(values[field] ?? '')
}
