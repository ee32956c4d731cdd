import { expect } from 'vitest'
import type { someAd } from './ads.ts'
import { callAs, signInOf } from './people.ts'

/** Has the owner of a published ad told twice for each time: that staff took the ad down, and published it again. */
export async function tellOften(id: number, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    await callAs([4], `/api/userBanner/unpublish/${id}`, { reason: 'outdated' })
    await callAs([4], `/api/userBanner/publish/${id}`, {})
  }
}

/** Hands in an ad of a registered person at another browser: by a token, without the cookies of this one. */
export async function handInElsewhere(person: number, ad: ReturnType<typeof someAd>): Promise<number> {
  const headers = { 'X-Portal-Client': 'test' }
  const send = async (path: string, init: RequestInit) => {
    const answer = await fetch(path, { method: 'POST', credentials: 'omit', ...init })
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    return JSON.parse(text).data
  }
  const { token } = await send('/api/user/auth', {
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...(await signInOf(5, person)), issue_token: true }),
  })
  const body = new FormData()
  for (const [name, value] of Object.entries({ kind: 'goods', condition: 'used', ...ad }))
    body.append(name, value)
  const authorization = { Authorization: `Bearer ${token}` }
  return (await send('/api/userBanner/create', { headers: { ...headers, ...authorization }, body })).id
}
