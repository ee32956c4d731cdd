import { errorText, groupDigits, inLanguage, relativeTime } from '@sauda/sdk/language'
import type { PartMissing } from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import {
  Button,
  Drawing,
  EmptyState,
  LoadMore,
  PageHead,
  SegmentedLink,
  SegmentedRow,
  Select,
} from '@sauda/ui'
import { Form } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { emptyDrawing } from '../ads/categories.ts'
import { ExportLink } from '../documents/excel-links.tsx'
import { MISSING_STEP, type MissingQuery, missingSearch, PERIODS } from './missing-query.ts'
import { missingWords } from './missing-words.ts'

export type MissingPageProps = {
  query: MissingQuery
  items: readonly PartMissing[]
  total: number
  error: string | null
  brands: readonly { id: number; name: string }[]
  parts: readonly { id: number; name: string }[]
  now: string
}

/** What people ask for and nobody here has, most wanted first. */
export function MissingPage({ query, items, total, error, brands, parts, now }: MissingPageProps) {
  const words = useWords(missingWords)
  const language = useLanguage()
  const { days, brand_id, spare_part_id, shown } = query
  return (
    <div className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PageHead title={words.title} lead={words.lead} />
        <ExportLink to={`${paths.missingExport}${missingSearch(query)}`} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedRow label={words.periods}>
          {PERIODS.map((one) => (
            <SegmentedLink key={one} asChild current={one === days}>
              <LocalLink to={missingSearch({ ...query, days: one })} preventScrollReset prefetch="none">
                {words.days(one)}
              </LocalLink>
            </SegmentedLink>
          ))}
        </SegmentedRow>
        <Form
          method="get"
          preventScrollReset
          className="grid grid-cols-[minmax(0,1fr)] gap-2 max-xs:w-full xs:flex xs:flex-wrap"
        >
          <input type="hidden" name="days" value={days} />
          <Choice label={words.brand} name="brand" all={words.anyBrand} options={brands} value={brand_id} />
          <Choice label={words.part} name="part" all={words.anyPart} options={parts} value={spare_part_id} />
          <Button type="submit" variant="quiet">
            {words.show}
          </Button>
        </Form>
      </div>
      {error && <p role="alert">{errorText(error, language)}</p>}
      {items.length === 0 && !error && (
        <EmptyState drawing={<Drawing src={emptyDrawing} />} title={words.nothing}>
          {words.nothingHelp}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ol aria-label={words.title} className="divide-y divide-line rounded-3 bg-surface shadow-1">
          {items.map((item) => (
            <Row key={`${item.spare_part?.id} ${item.brand?.id} ${item.text}`} item={item} now={now} />
          ))}
        </ol>
      )}
      {total > MISSING_STEP && (
        <LoadMore
          shown={items.length}
          total={total}
          summary={words.shown(groupDigits(items.length), groupDigits(total))}
          {...(items.length < total &&
            shown === MISSING_STEP && {
              link: (
                <LocalLink
                  to={missingSearch({ ...query, shown: shown + MISSING_STEP })}
                  preventScrollReset
                  replace
                  prefetch="none"
                >
                  {words.more}
                </LocalLink>
              ),
            })}
        />
      )}
    </div>
  )
}

type ChoiceProps = {
  label: string
  name: string
  all: string
  options: readonly { id: number; name: string }[]
  value: number | undefined
}

function Choice({ label, name, all, options, value }: ChoiceProps) {
  return (
    <Select key={value ?? 0} name={name} defaultValue={String(value ?? '')} aria-label={label}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </Select>
  )
}

function Row({ item, now }: { item: PartMissing; now: string }) {
  const words = useWords(missingWords)
  const language = useLanguage()
  const { spare_part, brand, text, requests, people, searches, ads, last_at, weeks } = item
  const facts = [
    ...(requests > 0 ? [words.requests(requests), words.people(people)] : []),
    ...(searches > 0 ? [words.searches(searches)] : []),
    ads > 0 ? words.ads(ads) : words.noAds,
  ]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-2 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_10rem_7rem]">
      <div className="min-w-0 wrap-anywhere">
        <h2 className="font-strong font-text text-md tracking-normal">
          {spare_part ? inLanguage(spare_part, 'name', language) : words.unknown}
          <span className="font-normal text-muted">, {brand?.name ?? words.noBrand}</span>
        </h2>
        <p className="text-sm">{words.said(text)}</p>
        <p className="text-muted text-sm">{facts.join(', ')}</p>
      </div>
      <Weeks weeks={weeks} />
      <time dateTime={last_at} className="text-muted text-xs">
        {relativeTime(last_at, now, language)}
      </time>
    </li>
  )
}

/** How often it was asked for, week by week. */
function Weeks({ weeks }: { weeks: readonly number[] }) {
  const words = useWords(missingWords)
  const most = Math.max(1, ...weeks)
  return (
    <span role="img" aria-label={words.weeks(weeks.join(', '))} className="flex h-8 items-end gap-0.5">
      {weeks
        .map((count, at) => ({ count, week: `week ${at}` }))
        .map(({ count, week }) => (
          <i
            key={week}
            className={count > 0 ? 'min-h-1 flex-1 rounded-t-[2px] bg-accent' : 'h-px flex-1 bg-line-strong'}
            style={count > 0 ? { height: `${(count / most) * 100}%` } : undefined}
          />
        ))}
    </span>
  )
}
