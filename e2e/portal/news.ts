import { expect, type Page } from '@playwright/test'

const headers = { 'X-Portal-Client': 'e2e' }

/** Has the owner of a published ad told twice for each time: that staff took the ad down, and published it again. */
export async function tellOften(staff: Pick<Page, 'request'>, id: number, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    for (const act of ['unpublish', 'publish']) {
      const data = act === 'unpublish' ? { reason: 'outdated' } : undefined
      const answer = await staff.request.post(`/api/userBanner/${act}/${id}`, { headers, data })
      expect(answer.status(), await answer.text()).toBe(200)
    }
  }
}

/** Sends an ad back to its owner, as staff. */
export async function sendBack(staff: Pick<Page, 'request'>, id: number, comment: string): Promise<void> {
  const answer = await staff.request.post(`/api/userBanner/needEdits/${id}`, {
    headers,
    data: { reason: 'photos', comment },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Archives somebody's ad, as staff. */
export async function archive(staff: Pick<Page, 'request'>, id: number): Promise<void> {
  const answer = await staff.request.post(`/api/userBanner/archive/${id}`, { headers })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** How many ads wait for a moderator, by the API. */
export async function waitingAds(staff: Pick<Page, 'request'>): Promise<number> {
  const { data } = await (await staff.request.get('/api/session/me')).json()
  return (await (await staff.request.get(`/api/userBanner/count/${data.id}`)).json()).data
}
