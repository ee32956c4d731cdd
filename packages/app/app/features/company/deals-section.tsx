import type { CompanySettings } from '@sauda/sdk/company'
import type { Brand, SparePart } from '@sauda/sdk/content'
import { inLanguage } from '@sauda/sdk/language'
import { Checkbox, Combobox, type ComboboxOption, Field, Fieldset } from '@sauda/ui'
import { useState } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useMatchOptions } from '../forms/use-match-options.ts'
import type { SettingsOutcome, Typed } from './save-settings.ts'
import { SectionForm } from './section-form.tsx'
import { settingsWords } from './settings-words.ts'

type DealsSectionProps = {
  company: CompanySettings
  outcome: SettingsOutcome | undefined
  brands: readonly Brand[]
  spareParts: readonly SparePart[]
}

/** The brands and spare parts that a shop deals in. */
export function DealsSection({ brands, spareParts, ...props }: DealsSectionProps) {
  const words = useWords(settingsWords)
  const language = useLanguage()
  const { company } = props
  const named = (all: CompanySettings['brands']) =>
    all.map((entry) => inLanguage(entry, 'name', language)).join(', ')
  return (
    <SectionForm
      {...props}
      section="deals"
      title={words.sections.deals}
      help={words.help.deals}
      done={words.saved}
      labels={{ brand_ids: words.brands, spare_part_ids: words.parts }}
      saved={({ brands, spare_parts }) => [
        [words.brands, named(brands)],
        [words.parts, named(spare_parts)],
      ]}
    >
      {({ typed, errorOf }) => (
        <>
          <ChosenEntries
            field="brand_ids"
            add="add_brand"
            kind="brand"
            label={words.brands}
            addLabel={words.addBrand}
            error={errorOf('brand_ids')}
            chosen={chosenIn(typed, 'brand_ids', company.brands)}
            options={brands.map(({ id, name }) => ({ value: String(id), label: name, names: [name] }))}
          />
          <ChosenEntries
            field="spare_part_ids"
            add="add_part"
            kind="part"
            label={words.parts}
            addLabel={words.addPart}
            error={errorOf('spare_part_ids')}
            chosen={chosenIn(typed, 'spare_part_ids', company.spare_parts)}
            options={spareParts.map((part) => ({
              value: String(part.id),
              label: inLanguage(part, 'name', language),
              names: [part.name, part.name_kk],
            }))}
          />
        </>
      )}
    </SectionForm>
  )
}

const chosenIn = (typed: Typed | undefined, field: string, saved: CompanySettings['brands']) =>
  typed ? (typed[field] ?? []) : saved.map(({ id }) => String(id))

type ChosenEntriesProps = {
  field: string
  add: string
  kind: 'brand' | 'part'
  label: string
  addLabel: string
  error: string | undefined
  chosen: readonly string[]
  options: readonly ComboboxOption[]
}

/** Chosen entries of a dictionary, each of which can be unticked, and a combobox that adds one; without scripts saving adds it. */
function ChosenEntries({ field, add, kind, label, addLabel, error, chosen, options }: ChosenEntriesProps) {
  const words = useWords(settingsWords)
  const [match, loadMatch] = useMatchOptions(kind)
  const [shown, setShown] = useState(chosen)
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Fieldset
        id={field}
        legend={label}
        error={error}
        hint={shown.length > 0 ? words.uncheck : words.noneChosen}
      >
        <div className="grid max-h-72 grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-4 overflow-y-auto">
          {shown.map((value) => (
            <Checkbox key={value} name={field} value={value} defaultChecked label={labelOf(value)} />
          ))}
        </div>
      </Fieldset>
      <Field id={add} label={addLabel}>
        <Combobox
          name={add}
          value=""
          options={options}
          onValueChange={(value) => {
            if (value && !shown.includes(value)) setShown([...shown, value])
          }}
          placeholder={words.choose}
          emptyText={words.nothing}
          countText={words.options}
          listLabel={addLabel}
          match={match}
          onFocus={loadMatch}
        />
      </Field>
    </div>
  )
}
