import type { PartRequestShop } from '@sauda/sdk/part-requests'
import { Star } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { requestWords } from './request-words.ts'

/** A shop that answers: its door, its name, its reviews and whether it is open now. */
export function ShopLine({ shop }: { shop: PartRequestShop }) {
  const words = useWords(requestWords)
  const { name, plate, open_now, closes_at, rating, reviews } = shop
  return (
    <>
      <span className="flex max-w-full flex-wrap items-center gap-2">
        {plate && <RoomPlate room={plate} />}
        <b className="min-w-0 font-strong wrap-anywhere">{name}</b>
      </span>
      {rating !== null && (
        <span className="inline-flex items-center gap-1 tabular-nums">
          <Star aria-hidden className="size-4 fill-star text-star" />
          {words.rating(rating.toFixed(1).replace('.', ','), words.reviews(reviews ?? 0))}
        </span>
      )}
      {open_now !== null && (
        <span className={open_now ? 'text-positive' : 'text-muted'}>
          {open_now && closes_at !== null ? words.openUntil(closes_at) : words.closedNow}
        </span>
      )}
    </>
  )
}
