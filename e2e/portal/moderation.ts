import type { Page } from '@playwright/test'

/** The newest revision of an ad, as its owner reads it. */
export const stateOf = async (owner: Pick<Page, 'request'>, id: number) => {
  const answer = await owner.request.post(`/api/userBanner/getById/${id}`, { data: { revision: 'newest' } })
  return (await answer.json()).data
}
