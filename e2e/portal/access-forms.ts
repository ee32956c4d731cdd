import { expect } from '@playwright/test'
import { descriptionOf, textOf } from './accessible.ts'
import type { Spoken } from './languages.ts'
import type { Newcomer } from './newcomer.ts'
import type { Visitor } from './visitor.ts'

/** Opens `/registration` or `/forgot` without scripts and requests a code. */
export async function requestCode(visitor: Visitor, { words, at }: Spoken, path: string, email: string) {
  await visitor.open(at(path))
  await visitor.fill(words.flow.email, email).press(words.flow.getCode)
  expect(visitor.address).toMatch(/\/verify$/)
}

/** Submits a code, right or wrong. */
export async function sendCode(visitor: Visitor, { words: { flow } }: Spoken, code: string) {
  await visitor.fill(flow.code.label, code).press(flow.code.submit)
}

/** The last step of a registration, both consents given. */
export async function finish(visitor: Visitor, { words: { access, flow } }: Spoken, password: string) {
  visitor.tick(flow.password.terms).tick(flow.password.adRules)
  await visitor.fill(access.password, password).press(flow.password.submit)
}

/** Signs in by the form, which must be open. */
export async function sendSignIn(
  visitor: Visitor,
  { words: { access } }: Spoken,
  { email, password }: Pick<Newcomer, 'email' | 'password'>,
) {
  visitor.fill(access.login, email).fill(access.password, password)
  await visitor.press(access.submit, visitor.document.querySelector('main') ?? undefined)
}

/** Expects a field to show its error, also to screen readers. */
export function expectWrongField(field: Element, text: string): void {
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(field)).toContain(text.replace(/\s+/g, ' '))
}

/** Expects the page to say something, in its content or in the line below the header. */
export function expectSaid(visitor: Visitor, text: string): void {
  expect(textOf(visitor.document.body)).toContain(text.replace(/\s+/g, ' '))
}

/** Ends the session elsewhere, so that the page that is open does not know of it. */
export async function endSession({ request }: Pick<Visitor, 'request'>): Promise<void> {
  const answer = await request.post('/api/session/signOut', { headers: { 'X-Portal-Client': 'e2e' } })
  expect(answer.status()).toBe(200)
}
