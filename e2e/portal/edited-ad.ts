import { expect, type Page } from '@playwright/test'
import { handInAd, letIn, someAd } from './ad-flow.ts'

type Caller = Pick<Page, 'request'>

/** An ad that is live while an edit of it waits. */
export async function editedAd(owner: Caller, staff: Caller): Promise<number> {
  const ad = someAd()
  const id = await handInAd(owner, ad)
  await letIn(staff, id)
  const answer = await owner.request.post(`/api/userBanner/update/${id}`, {
    headers: { 'X-Portal-Client': 'e2e' },
    multipart: { id: String(id), kind: 'goods', condition: 'new', ...ad, price: '52 000' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return id
}
