import type { Page } from '@sauda/sdk'
import type { Promotion } from '@sauda/sdk/content'
import { data } from 'react-router'

type Promotions = Pick<Page<Promotion>, 'items' | 'error'>

/** The promotion of an address; null if there is none. Throws the page of a portal that does not answer. */
export function promotionOf(param: string | undefined, { items, error }: Promotions): Promotion | null {
  const promotion = items.find(({ id }) => String(id) === param)
  if (promotion) return promotion
  if (error) throw data(null, { status: 503 })
  return null
}
