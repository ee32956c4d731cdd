import { type Cursor, type CursorValue, cutPage } from '../../../contract/paging.ts'
import type { AdSort } from './ad-sort.ts'
import type { Place } from './listings/best-rows.ts'

/** With a query, ads by freshness are ordered by how well they fit before that. */
export type Order = AdSort | 'fit'

/** What the cursor of the next page says of the last ad: its time or price; in the order of fit how well it fits, and its time. */
export const CURSOR_VALUES: Readonly<Record<Order, CursorValue>> = {
  newest: 'time',
  price_asc: 'number',
  price_desc: 'number',
  fit: 'fit',
}

const timeOf = ({ value }: Place) => new Date(value).toISOString()

function cursorValue(place: Place, order: Order): Cursor['value'] {
  switch (order) {
    case 'newest': {
      return timeOf(place)
    }
    case 'fit': {
      return `${place.fit} ${timeOf(place)}`
    }
    default: {
      return place.value
    }
  }
}

/** The place that a cursor names. */
export function placeOf({ value, id }: Cursor, order: Order): Place {
  switch (order) {
    case 'newest': {
      return { fit: 0, value: Date.parse(String(value)), id }
    }
    case 'fit': {
      const [fit, time] = String(value).split(' ')
      return { fit: Number(fit), value: Date.parse(time ?? ''), id }
    }
    default: {
      return { fit: 0, value: Number(value), id }
    }
  }
}

/** The ads of a page and the cursor of the next one. @param name the name of the order in cursors */
export function cutPlaces(
  found: readonly Place[],
  limit: number,
  { order, name }: { order: Order; name: string },
): { ids: number[]; next: string | null } {
  const { rows, next } = cutPage(found, limit, (place) => ({
    order: name,
    value: cursorValue(place, order),
    id: place.id,
  }))
  return { ids: rows.map(({ id }) => id), next }
}
