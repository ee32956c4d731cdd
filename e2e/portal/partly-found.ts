import type { Page } from '@playwright/test'

const PARTS = ['Фары', 'Диски тормозные', 'Радиатор', 'Бампер', 'Стартер', 'Генератор', 'Амортизатор']

/** A query of a part, of whose ads a few are said to be original. Which part has such ads, the demo's day decides. */
export async function partlyFound({ request }: Pick<Page, 'request'>) {
  for (const part of PARTS) {
    const q = `${part} оригинал`
    const answer = await request.post('/api/userBanner/pagination', {
      headers: { 'X-Portal-Client': 'e2e' },
      data: { q },
    })
    const { total, understood } = (await answer.json()).data
    if (understood?.beyond?.[0] === 'оригинал')
      return { q, total: Number(total), exact: Number(understood.exact) }
  }
  throw new Error('no part has both original ads and others')
}
