import { AD_CONDITIONS, AD_KINDS, type AdQuery } from '@sauda/sdk/ads'
import { Checkbox, Field, FilterGroup, FilterPanel, Radio, RadioGroup, Select } from '@sauda/ui'
import { useRef } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { CatalogueForm, FILTER_FORM } from './catalogue-form.tsx'
import { hasParts, hasPriceBound, withCategory, withFilter, withKind } from './catalogue-query.ts'
import { catalogueWords } from './catalogue-words.ts'
import { categories } from './categories.ts'
import type { Dictionaries } from './dictionaries.ts'
import { EntryFilter, filterRow, LevelFilter, ShowButton, WeekdayFilter } from './filter-controls.tsx'
import { PriceBound } from './price-bound.tsx'

export type FiltersProps = {
  /** The filters that are set or being applied. */
  query: AdQuery
  apply: (query: AdQuery) => void
  dictionaries: Dictionaries
  /** The number of active filters. */
  count: number
  /** «1 284 объявления» on the button at the end; null if the number is not known. */
  found: string | null
}

/** The catalogue's filters. Each applies on change; before scripts load, a button applies them all. */
export function Filters({ query, apply, dictionaries, count, found }: FiltersProps) {
  const catalogue = useWords(catalogueWords)
  const panel = useRef<HTMLDetailsElement>(null)
  function set<Key extends keyof AdQuery>(key: Key, value: AdQuery[Key]) {
    apply(withFilter(query, key, value))
  }

  return (
    <FilterPanel
      ref={panel}
      label={catalogue.filters}
      count={count}
      countLabel={catalogue.filtersSet(count)}
      className="flex-auto max-nav:open:basis-full"
    >
      <CatalogueForm
        id={FILTER_FORM}
        aria-label={catalogue.filters}
        navigation={{ preventScrollReset: true }}
      >
        <RadioGroup
          legend={catalogue.kind}
          name="kind"
          value={query.kind ?? ''}
          onValueChange={(value) =>
            apply(
              withKind(
                query,
                AD_KINDS.find((kind) => kind === value),
              ),
            )
          }
          className={filterRow}
        >
          <Radio value="" label={catalogue.kinds.all} />
          {AD_KINDS.map((kind) => (
            <Radio key={kind} value={kind} label={catalogue.kinds[kind]} />
          ))}
        </RadioGroup>
        <EntryFilter
          label={catalogue.brand}
          name="brand"
          emptyLabel={catalogue.anyBrand}
          entries={dictionaries.brands}
          value={query.brand_id}
          onPick={(id) => set('brand_id', id)}
        />
        {hasParts(query) && (
          <Field label={catalogue.category} className={filterRow}>
            <Select
              name="category"
              value={query.category ?? ''}
              onChange={({ currentTarget }) => apply(withCategory(query, currentTarget.value || undefined))}
            >
              <option value="">{catalogue.anyCategory}</option>
              {categories.map((category) => (
                <option key={category} value={category}>
                  {catalogue.categories[category]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {hasParts(query) && (
          <EntryFilter
            label={catalogue.part}
            name="part"
            emptyLabel={catalogue.anyPart}
            entries={dictionaries.parts.filter(
              ({ category }) => !query.category || category === query.category,
            )}
            value={query.spare_part_id}
            onPick={(id) => set('spare_part_id', id)}
          />
        )}
        {(query.kind === 'service' || query.service_id !== undefined) && (
          <EntryFilter
            label={catalogue.service}
            name="service"
            emptyLabel={catalogue.anyService}
            entries={dictionaries.services}
            value={query.service_id}
            onPick={(id) => set('service_id', id)}
          />
        )}
        <FilterGroup legend={catalogue.price}>
          <div className="grid grid-cols-2 gap-2">
            <PriceBound
              name="price_from"
              label={catalogue.priceFrom}
              placeholder={catalogue.from}
              value={query.price_from}
              onSettle={(sum) => set('price_from', sum)}
            />
            <PriceBound
              name="price_to"
              label={catalogue.priceTo}
              placeholder={catalogue.to}
              value={query.price_to}
              onSettle={(sum) => set('price_to', sum)}
            />
          </div>
          <Checkbox
            name="negotiable"
            value="1"
            label={catalogue.negotiable[hasPriceBound(query) ? 'keep' : 'only']}
            checked={query.negotiable === true}
            onChange={({ currentTarget }) => set('negotiable', currentTarget.checked || undefined)}
          />
        </FilterGroup>
        {query.kind !== 'service' && (
          <FilterGroup legend={catalogue.condition}>
            {AD_CONDITIONS.map((condition) => (
              <Checkbox
                key={condition}
                name="condition"
                value={condition}
                label={catalogue.conditions[condition]}
                checked={query.condition?.includes(condition) ?? false}
                onChange={({ currentTarget: { checked } }) =>
                  set(
                    'condition',
                    AD_CONDITIONS.filter((it) =>
                      it === condition ? checked : query.condition?.includes(it),
                    ),
                  )
                }
              />
            ))}
          </FilterGroup>
        )}
        <LevelFilter value={query.level} onPick={(level) => set('level', level)} />
        <WeekdayFilter value={query.weekday} onPick={(weekday) => set('weekday', weekday)} />
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
}
