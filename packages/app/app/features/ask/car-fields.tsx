import { isDoubtfulVin } from '@sauda/sdk/ads'
import { mendedVin, vinMaker } from '@sauda/sdk/part-requests'
import { Button, Combobox, Field, Input } from '@sauda/ui'
import { useRef, useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { useMatchOptions } from '../forms/use-match-options.ts'
import type { AskValues } from './ask-values.ts'
import { askWords } from './ask-words.ts'

type CarFieldsProps = {
  values: AskValues
  brands: readonly { id: number; name: string }[]
  errorOf: (field: string) => string | undefined
  onChange: () => void
}

/** The car: its brand, and how to tell it from others. */
export function CarFields({ values, brands, errorOf, onChange }: CarFieldsProps) {
  const words = useWords(askWords)
  const [brand, setBrand] = useState({ value: values.brand_id ?? '', times: 0 })
  const [match, load] = useMatchOptions('brand')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xs:grid-cols-2">
      <Field id="brand_id" label={words.brand} error={errorOf('brand_id')}>
        <Combobox
          // Another initial value fills the brand in.
          key={brand.times}
          name="brand_id"
          options={brands.map(({ id, name }) => ({ value: String(id), label: name }))}
          defaultValue={brand.value}
          onValueChange={(value) => {
            setBrand(({ times }) => ({ value, times }))
            onChange()
          }}
          placeholder={words.chooseBrand}
          emptyText={words.nothingFound}
          countText={words.found}
          listLabel={words.chooseBrand}
          match={match}
          onFocus={load}
        />
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3">
        <Field id="model" label={words.model} error={errorOf('model')}>
          <Input
            name="model"
            defaultValue={values.model}
            placeholder={words.modelHint}
            maxLength={120}
            autoComplete="off"
          />
        </Field>
        <Field id="year" label={words.year} error={errorOf('year')}>
          <Input
            name="year"
            defaultValue={values.year}
            inputMode="numeric"
            maxLength={8}
            autoComplete="off"
          />
        </Field>
      </div>
      <VinField
        value={values.vin ?? ''}
        brands={brands}
        error={errorOf('vin')}
        onChange={onChange}
        brand={brand.value}
        onBrand={(value) => {
          setBrand(({ times }) => ({ value, times: times + 1 }))
          // The form has it after the next rendering.
          setTimeout(onChange)
        }}
      />
    </div>
  )
}

type VinFieldProps = Pick<CarFieldsProps, 'brands' | 'onChange'> & {
  value: string
  brand: string
  onBrand: (value: string) => void
  error: string | undefined
}

/** Checked as it is typed: letters that no VIN has are offered as digits, and the maker is a hint. */
function VinField({ value, brands, error, onChange, brand, onBrand }: VinFieldProps) {
  const words = useWords(askWords)
  const [typed, setTyped] = useState(value)
  const [filled, setFilled] = useState({ value, times: 0 })
  const box = useRef<HTMLDivElement>(null)
  const mended = mendedVin(typed)
  const maker = brands.find(({ name }) => name === vinMaker(typed))
  return (
    <div ref={box} className="grid gap-2 xs:col-span-2">
      <Field
        id="vin"
        label={words.vin}
        error={error}
        hint={
          <>
            {words.vinHint} <span role="status">{isDoubtfulVin(typed) && words.vinDoubtful}</span>
          </>
        }
      >
        <Input
          key={filled.times}
          name="vin"
          defaultValue={filled.value}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          className="max-w-md"
        />
      </Field>
      {mended && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {words.vinLetters}
          <Button
            size="sm"
            variant="soft"
            onClick={() => {
              setTyped(mended)
              setFilled(({ times }) => ({ value: mended, times: times + 1 }))
              // The button disappears.
              setTimeout(() => {
                box.current?.querySelector('input')?.focus()
                onChange()
              })
            }}
          >
            {words.vinMend}
          </Button>
        </p>
      )}
      {maker && String(maker.id) !== brand && (
        <p className="text-muted text-sm">
          <Button size="sm" variant="plain" onClick={() => onBrand(String(maker.id))}>
            {words.vinMaker(maker.name)}
          </Button>
        </p>
      )}
    </div>
  )
}
