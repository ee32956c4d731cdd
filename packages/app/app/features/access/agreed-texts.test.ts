import { createPortal } from '@sauda/sdk'
import { describe, expect, it } from 'vitest'
import { shouldRevalidate } from '../../routes/access/registration-complete.tsx'
import { testVisit } from '../../shell/test-visit.ts'
import { agreedTexts } from './agreed-texts.server.tsx'

const missing = async () => Response.json({ message: 'no', code: 'not_found' }, { status: 404 })

/** The texts of a portal that answers the policy in its own way and has not published the others. */
function textsOf(policy: () => Promise<Response>) {
  const portal = createPortal({
    baseUrl: 'http://portal.example',
    timeout: 200,
    fetch: (url) => (/privacy/i.test(String(url)) ? policy() : missing()),
  })
  const { context } = testVisit(portal)
  return agreedTexts({ url: new URL('http://portal.example/registration/complete'), context })
}

describe('the texts that are agreed to', () => {
  it('have no version if they are not published', async () => {
    const texts = await textsOf(missing)
    expect(texts.terms.versions).toEqual({ terms_version: null, privacy_version: null })
    expect(texts.ad_rules.versions).toEqual({ ad_rules_version: null })
  })

  it.each([
    ['gives no answer', () => Promise.reject(new TypeError('fetch failed')), 503],
    ['is down', async () => Response.json({ message: 'no', code: 'unavailable' }, { status: 503 }), 503],
    ['fails', async () => Response.json({ message: 'no', code: 'server_error' }, { status: 500 }), 500],
  ])('are not left out if the portal %s', async (_what, policy, status) => {
    await expect(textsOf(policy)).rejects.toMatchObject({ init: { status } })
  })
})

describe('the page of the last step is loaded again', () => {
  const url = new URL('http://portal.example/registration/complete')
  const isLoaded = (errors: Record<string, string[]> | undefined) =>
    shouldRevalidate({
      currentUrl: url,
      currentParams: {},
      nextUrl: url,
      nextParams: {},
      formMethod: 'POST',
      actionStatus: 422,
      actionResult: { code: 'invalid', errors, step: 'password', values: {} },
      defaultShouldRevalidate: false,
    })

  it.each(['terms', 'ad_rules'])('after a new text at %s', (field) => {
    expect(isLoaded({ [field]: ['text_changed'] })).toBe(true)
  })

  it.each([
    [undefined],
    [{}],
    [{ terms: ['must_agree'] }],
    [{ password: ['common'] }],
    [{ phone: ['text_changed'] }],
  ])('but not after %j', (errors) => {
    expect(isLoaded(errors)).toBe(false)
  })
})
