import { dayLabel, inLanguage, type Moment, money } from '@sauda/sdk/language'
import { PART_REQUEST_STATUS, type PartRequest, partConditionLabel } from '@sauda/sdk/part-requests'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { Fact, Facts } from '../people/facts.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { RequestPicture } from './request-picture.tsx'
import { carText, dayText } from './request-texts.ts'
import { requestWords } from './request-words.ts'

type RequestFactsProps = {
  request: PartRequest
  now: Moment
  /** What is said of the asker's phone. */
  phone?: ReactNode
}

/** What is asked for: photos, the car, and what else was said. */
export function RequestFacts({ request, now, phone }: RequestFactsProps) {
  const { facts, upTo } = useWords(requestWords)
  const language = useLanguage()
  const { spare_part, vin, condition, price_idea, needed_by, note, photos, status, expires_at } = request
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 overflow-hidden rounded-3 bg-surface p-5 shadow-1">
      <RequestPicture
        request={request}
        sizes="288px"
        className="-m-5 mb-0 h-40 w-[calc(100%+2.5rem)] rounded-none"
      />
      <Facts>
        <Fact name={facts.car}>{carText(request)}</Fact>
        <Fact name={facts.vin}>{vin}</Fact>
        <Fact name={facts.part}>{spare_part && inLanguage(spare_part, 'name', language)}</Fact>
        <Fact name={facts.condition}>{partConditionLabel(condition, language)}</Fact>
        <Fact name={facts.price}>{price_idea !== null && upTo(money(price_idea, language))}</Fact>
        <Fact name={facts.needed}>{needed_by !== null && dayText(needed_by, now, language)}</Fact>
        <Fact name={facts.phone}>{phone}</Fact>
        <Fact name={facts.lives}>
          {status === PART_REQUEST_STATUS.open && dayLabel(expires_at, now, language)}
        </Fact>
      </Facts>
      {note !== null && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      {photos.length > 1 && <PhotoStrip photos={photos} label={facts.photos} />}
    </section>
  )
}
