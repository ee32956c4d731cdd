import { AD_CONDITIONS, AD_KINDS, type AdFacets, type AdQuery, filterValues } from '@sauda/sdk/ads'
import { groupDigits } from '@sauda/sdk/language'
import { Checkbox, FilterGroup, FilterPanel, Radio, RadioGroup } from '@sauda/ui'
import { type FormEvent, memo, useRef } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { CatalogueForm, FILTER_FORM } from './catalogue-form.tsx'
import type { FilterChoices } from './catalogue-lists.ts'
import { hasParts, hasPriceBound } from './catalogue-query.ts'
import { catalogueWords } from './catalogue-words.ts'
import { categories } from './categories.ts'
import { byAds, choicesOf } from './facets.ts'
import {
  Choices,
  EntryFilter,
  filterRow,
  leaveToForm,
  ShowButton,
  WeekdayFilter,
} from './filter-controls.tsx'
import { PriceBound } from './price-bound.tsx'

export type FiltersProps = {
  /** The filters that are set or being applied. */
  query: AdQuery
  apply: (form: HTMLFormElement) => void
  dictionaries: FilterChoices
  /** How many ads each choice has; undefined if they were not counted. */
  facets: AdFacets | undefined
  /** How many ads are of shops that are open now; undefined if they were not counted. */
  open: number | undefined
  /** The number of active filters. */
  count: number
  /** «1 284 объявления» on the button at the end; null if the number is not known. */
  found: string | null
}

/** Whoever types waits no longer than this for the list. */
const REST_MS = 600

/**
 * The catalogue's filters. Each applies on change; before scripts load, a button applies them all. Memoized: React Router
 * renders the page again whenever its state changes, for example when it discovers routes. Only links and forms inside are
 * rendered then.
 */
export const Filters = memo(function Filters({
  query,
  apply,
  dictionaries,
  facets,
  open,
  count,
  found,
}: FiltersProps) {
  const catalogue = useWords(catalogueWords)
  const panel = useRef<HTMLDetailsElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)

  function change({ target, currentTarget: form }: FormEvent<HTMLFormElement>) {
    clearTimeout(rest.current)
    const isTyped = target instanceof HTMLInputElement && target.type === 'text'
    if (isTyped) rest.current = setTimeout(() => apply(form), REST_MS)
    else apply(form)
  }

  const chosenCategories = filterValues(query.category)
  const partEntries = dictionaries.parts
    .filter(({ category }) => chosenCategories.length === 0 || chosenCategories.includes(category))
    .map(({ id, name }) => [id, name] as const)
  return (
    <FilterPanel
      ref={panel}
      label={catalogue.filters}
      count={count}
      countLabel={catalogue.filtersSet(count)}
      className="flex-auto"
    >
      <CatalogueForm
        id={FILTER_FORM}
        aria-label={catalogue.filters}
        navigation={{ preventScrollReset: true }}
        onChange={change}
        onSubmitCapture={() => clearTimeout(rest.current)}
      >
        <Choices
          legend={catalogue.level}
          name="level"
          choices={choicesOf(facets, 'level', query, dictionaries.levels, { all: true })}
        />
        <RadioGroup
          legend={catalogue.kind}
          name="kind"
          value={query.kind ?? ''}
          onValueChange={leaveToForm}
          className={filterRow}
        >
          <Radio value="" label={catalogue.kinds.all} />
          {choicesOf(
            facets,
            'kind',
            query,
            AD_KINDS.map((kind) => [kind, catalogue.kinds[kind]]),
            { all: true },
          ).map(({ value, label, count }) => (
            <Radio key={value} value={value} label={label} count={count} />
          ))}
        </RadioGroup>
        {hasParts(query) && (
          <Choices
            legend={catalogue.category}
            name="category"
            choices={choicesOf(
              facets,
              'category',
              query,
              categories.map((category) => [category, catalogue.categories[category]]),
            )}
          />
        )}
        {hasParts(query) && (
          <EntryFilter
            label={catalogue.part}
            name="part"
            emptyLabel={catalogue.anyPart}
            choices={choicesOf(facets, 'spare_part_id', query, partEntries)}
            value={query.spare_part_id}
          />
        )}
        {(query.kind === 'service' || query.service_id !== undefined) && (
          <EntryFilter
            label={catalogue.service}
            name="service"
            emptyLabel={catalogue.anyService}
            choices={dictionaries.services.map(({ id, name }) => ({
              value: String(id),
              label: name,
              count: undefined,
            }))}
            value={query.service_id}
          />
        )}
        <FilterGroup legend={catalogue.price}>
          <div className="grid grid-cols-2 gap-2">
            <PriceBound name="price_from" label={catalogue.from} value={query.price_from} />
            <PriceBound name="price_to" label={catalogue.to} value={query.price_to} />
          </div>
          <Checkbox
            name="negotiable"
            value="1"
            label={catalogue.negotiable[hasPriceBound(query) ? 'keep' : 'only']}
            checked={query.negotiable === true}
            onChange={leaveToForm}
          />
        </FilterGroup>
        {query.kind !== 'service' && (
          <Choices
            legend={catalogue.condition}
            name="condition"
            choices={choicesOf(
              facets,
              'condition',
              query,
              AD_CONDITIONS.map((condition) => [condition, catalogue.conditions[condition]]),
              { all: true },
            )}
          />
        )}
        <Choices
          legend={catalogue.brand}
          name="brand"
          choices={choicesOf(
            facets,
            'brand_id',
            query,
            byAds(facets, 'brand_id', dictionaries.brands).map(({ id, name }) => [id, name]),
          )}
        />
        {query.kind !== 'service' && dictionaries.makers.length > 0 && (
          <Choices
            legend={catalogue.maker}
            name="maker"
            choices={choicesOf(
              facets,
              'maker',
              query,
              dictionaries.makers.map((maker) => [maker, maker]),
            )}
          />
        )}
        <div className={filterRow}>
          <Checkbox
            name="open"
            value="1"
            label={catalogue.openNow}
            count={open === undefined ? open : groupDigits(open)}
            checked={query.open_now === true}
            onChange={leaveToForm}
          />
        </div>
        <WeekdayFilter value={query.weekday} />
        {query.room_id !== undefined && <input type="hidden" name="room" value={query.room_id} />}
        <ShowButton
          onPress={() => {
            if (panel.current) panel.current.open = false
          }}
        >
          {found === null ? catalogue.search.submit : catalogue.show(found)}
        </ShowButton>
      </CatalogueForm>
    </FilterPanel>
  )
})
