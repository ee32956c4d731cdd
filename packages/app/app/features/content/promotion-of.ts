import type { Page } from '@sauda/sdk'
import type { Promotion } from '@sauda/sdk/content'
import { data } from 'react-router'
import { idOf } from '../../shell/answered.ts'

type Promotions = Pick<Page<Promotion>, 'items' | 'error'>

/** The promotion of a page's address; throws the page of a missing one, or of a portal that does not answer. */
export function promotionOf(param: string | undefined, { items, error }: Promotions) {
  const id = idOf(param)
  const promotion = items.find((it) => it.id === id)
  if (promotion) return { items, promotion }
  throw data(null, { status: error ? 503 : 404 })
}
