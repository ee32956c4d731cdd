import type { Page } from '@sauda/sdk'
import type { Promotion } from '@sauda/sdk/content'
import { data } from 'react-router'
import { idOf } from '../../shell/answered.ts'

type Promotions = Pick<Page<Promotion>, 'items' | 'error'>

/** The promotion of an address; null if there is none. Throws the page of a portal that does not answer. */
export function promotionOf(param: string | undefined, { items, error }: Promotions): Promotion | null {
  const id = idOf(param)
  const promotion = items.find((it) => it.id === id)
  if (promotion) return promotion
  if (error) throw data(null, { status: 503 })
  return null
}
