import { fieldText, inLanguage } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { Facility } from '@sauda/sdk/people'
import { Field, Input, Select } from '@sauda/ui'
import { useState } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormKey, KEY_FIELD } from '../forms/form-key.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import type { AskedPlace, Place, PlaceFailure } from './place-acts.ts'
import { placeWords } from './place-words.ts'

export type PlaceDialogsProps = {
  asked: AskedPlace
  place: Place
  facilities: readonly Facility[]
  firstKey: string
  failure: PlaceFailure | undefined
}

/** The forms of buildings and sections, and the question before one is deleted. They post to the page's own address. */
export function PlaceDialogs({ asked: { act }, place, facilities, firstKey, failure }: PlaceDialogsProps) {
  const words = useWords(placeWords)
  const language = useLanguage()
  // The key of this form, even if the page gets a newer one.
  const [ownKey] = useState(firstKey)
  const { building, section } = place
  const isNew = act === 'new-building' || act === 'new-section'
  const isDelete = act === 'delete-building' || act === 'delete-section'
  const about = section ?? building
  const places = failure?.places
  const used = places && words.used(places.departments, places.people, places.invitations)
  const named = act === 'new-section' || isDelete
  return (
    <FormDialog
      title={words.asks[act]}
      description={named && about ? inLanguage(about, 'name', language) : undefined}
      closeTo={paths.peopleSections}
      cancel={words.cancel}
      confirm={isDelete ? words.remove : isNew ? words.add : words.save}
      danger={isDelete}
    >
      <FormProblems
        title={words.failed}
        failure={failure}
        textOf={fieldText}
        message={used ? words.usedLead(used) : undefined}
        labels={{
          name: words.name,
          name_kk: words.nameKk,
          address: words.address,
          address_kk: words.addressKk,
          facility_id: words.building,
        }}
      />
      {isNew && <FormKey value={failure?.values[KEY_FIELD] || ownKey} />}
      {isDelete && (
        <input type="hidden" name="name" value={about ? inLanguage(about, 'name', language) : ''} />
      )}
      {!isDelete && <PlaceFields {...{ act, place, facilities, failure }} />}
    </FormDialog>
  )
}

type FieldsProps = Pick<PlaceDialogsProps, 'place' | 'facilities' | 'failure'> & { act: AskedPlace['act'] }

function PlaceFields({ act, place: { building, section }, facilities, failure }: FieldsProps) {
  const words = useWords(placeWords)
  const language = useLanguage()
  const errorOf = useFieldError(failure, fieldText)
  const isBuilding = act === 'building' || act === 'new-building'
  const before = act === 'building' ? building : act === 'section' ? section : undefined
  const text = (
    field: 'name' | 'name_kk' | 'address' | 'address_kk',
    label: string,
    was: string | undefined,
  ) => (
    <Field id={field} label={label} error={errorOf(field)}>
      <Input name={field} required autoComplete="off" defaultValue={failure?.values[field] ?? was} />
    </Field>
  )
  return (
    <>
      {text('name', words.name, before?.name)}
      {text('name_kk', words.nameKk, before?.name_kk)}
      {isBuilding && text('address', words.address, act === 'building' ? building?.address : undefined)}
      {isBuilding &&
        text('address_kk', words.addressKk, act === 'building' ? building?.address_kk : undefined)}
      {act === 'section' && (
        <Field id="facility_id" label={words.building} hint={words.moves} error={errorOf('facility_id')}>
          <Select name="facility_id" defaultValue={failure?.values.facility_id ?? building?.id}>
            {facilities.map((one) => (
              <option key={one.id} value={one.id}>
                {inLanguage(one, 'name', language)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  )
}
