import type { AdFormField, AdValues } from '@sauda/sdk/ads'
import { AD_CONDITIONS, AD_KINDS, AD_LIMITS } from '@sauda/sdk/ads'
import type { Brand, Service, SparePart } from '@sauda/sdk/content'
import { inLanguage } from '@sauda/sdk/language'
import { Combobox, type ComboboxOption, Field, Input, SegmentedField, Textarea, TogglePanel } from '@sauda/ui'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useMatchOptions } from '../forms/use-match-options.ts'
import { LateContacts } from './late-contacts.tsx'
import { LateTitleFinds } from './late-title-finds.tsx'
import { PhotosField, type PhotosFieldProps } from './photos-field.tsx'
import { VinField } from './vin-field.tsx'
import { editorWords } from './words.ts'

export type Dictionaries = {
  brands: readonly Brand[]
  spareParts: readonly SparePart[]
  services: readonly Service[]
}

export type StepProps = {
  values: AdValues
  errorOf: (field: string) => string | undefined
  /** Called for changes that fire no event in the form. */
  onChange: () => void
}

/** A value that was filled in for the user, and how many times. */
type Filled = { readonly value: string; readonly times: number }

/** Step one: photos, the title, and what is offered. CSS alone shows the dictionary that belongs to the chosen kind. */
export function WhatStep({
  values,
  errorOf,
  onChange,
  brands,
  spareParts,
  services,
  photos,
}: StepProps & Dictionaries & { photos: PhotosFieldProps }) {
  const editor = useWords(editorWords)
  const language = useLanguage()
  const [filled, setFilled] = useState<{ readonly [Field in AdFormField]?: Filled }>({})
  const latest = useRef(onChange)
  latest.current = onChange
  // The form contains the value only after it was rendered.
  useEffect(() => {
    if (Object.keys(filled).length > 0) latest.current()
  }, [filled])
  const fill = (field: AdFormField, value: string) =>
    setFilled((fields) => ({ ...fields, [field]: { value, times: (fields[field]?.times ?? 0) + 1 } }))
  const text = (field: AdFormField) => String(values[field] ?? '')
  const matching = {
    brand_id: useMatchOptions('brand'),
    spare_part_id: useMatchOptions('part'),
    service_id: useMatchOptions('service'),
  }
  const combobox = (name: keyof typeof matching, options: ComboboxOption[], placeholder: string) => (
    <Combobox
      // What the title names is filled in by another initial value.
      key={filled[name]?.times}
      name={name}
      options={options}
      defaultValue={filled[name]?.value ?? text(name)}
      onValueChange={onChange}
      placeholder={placeholder}
      emptyText={editor.nothingFound}
      countText={editor.found}
      listLabel={placeholder}
      match={matching[name][0]}
      onFocus={matching[name][1]}
    />
  )
  return (
    <div className="group/what grid gap-6">
      <PhotosField {...photos} error={errorOf('photos')} />
      <div>
        <Field id="title" label={editor.title} hint={editor.titleHint} error={errorOf('title')}>
          <Input
            name="title"
            defaultValue={text('title')}
            maxLength={AD_LIMITS.title.max * 2}
            autoComplete="off"
          />
        </Field>
        <LateContacts field="title" text={text('title')} />
        <LateTitleFinds values={values} onFill={fill} />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <SegmentedField
          name="kind"
          id="kind"
          legend={editor.kind}
          defaultValue={text('kind') || 'part'}
          error={errorOf('kind')}
          options={AD_KINDS.map((kind) => ({ value: kind, label: editor.kinds[kind] }))}
        />
        <SegmentedField
          name="condition"
          id="condition"
          legend={editor.condition}
          defaultValue={text('condition')}
          error={errorOf('condition')}
          options={AD_CONDITIONS.map((condition) => ({
            value: condition,
            label: editor.conditions[condition],
          }))}
          className="group-has-[[name=kind][value=service]:checked]/what:hidden"
        />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          id="spare_part_id"
          label={editor.sparePart}
          error={errorOf('spare_part_id')}
          className="hidden group-has-[[name=kind][value=part]:checked]/what:grid"
        >
          {combobox('spare_part_id', named(spareParts), editor.chooseSparePart)}
        </Field>
        <Field
          id="service_id"
          label={editor.service}
          error={errorOf('service_id')}
          className="hidden group-has-[[name=kind][value=service]:checked]/what:grid"
        >
          {combobox('service_id', named(services), editor.chooseService)}
        </Field>
        <Field id="brand_id" label={editor.brand} optional={editor.optional} error={errorOf('brand_id')}>
          {combobox(
            'brand_id',
            brands.map(({ id, name }) => ({ value: String(id), label: name })),
            editor.anyBrand,
          )}
        </Field>
      </div>
      <div>
        <Field id="text" label={editor.text} hint={editor.textHint} error={errorOf('text')}>
          <Textarea
            name="text"
            rows={5}
            defaultValue={text('text')}
            counter={{ max: AD_LIMITS.text.max, label: editor.left }}
          />
        </Field>
        <LateContacts field="text" text={text('text')} />
      </div>
      <TogglePanel
        summary={editor.otherLanguage}
        open={
          Boolean(text('title_kk') || text('text_kk') || errorOf('title_kk') || errorOf('text_kk')) ||
          undefined
        }
      >
        <div className="grid gap-5">
          <div>
            <Field
              id="title_kk"
              label={editor.titleKk}
              optional={editor.optional}
              error={errorOf('title_kk')}
            >
              <Input name="title_kk" lang="kk" defaultValue={text('title_kk')} autoComplete="off" />
            </Field>
            <LateContacts field="title_kk" text={text('title_kk')} />
          </div>
          <div>
            <Field id="text_kk" label={editor.textKk} optional={editor.optional} error={errorOf('text_kk')}>
              <Textarea name="text_kk" lang="kk" rows={4} defaultValue={text('text_kk')} />
            </Field>
            <LateContacts field="text_kk" text={text('text_kk')} />
          </div>
        </div>
      </TogglePanel>
      <VinField
        value={text('vin')}
        error={errorOf('vin')}
        className="hidden group-has-[[name=kind][value=part]:checked]/what:grid"
      />
    </div>
  )

  function named(items: readonly { id: number; name: string; name_kk: string }[]) {
    return items.map((item) => ({
      value: String(item.id),
      label: inLanguage(item, 'name', language),
      names: [item.name, item.name_kk],
    }))
  }
}
