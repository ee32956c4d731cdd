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
