import type { RoleId } from '@sauda/sdk/access'
import { expect } from 'vitest'
import { commands } from 'vitest/browser'

/** Sends a call of the API with the cookies of the browser. */
export async function call<Answer = unknown>(path: string, body?: object): Promise<Answer> {
  const answer = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: { 'X-Portal-Client': 'test', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  expect(answer.status, `${path}: ${text}`).toBe(200)
  return JSON.parse(text).data
}

/** Signs the browser in as the person of the demo centre that has a role; of registered people there are 39 more. */
export async function signIn(role: RoleId, number = 1): Promise<void> {
  await call('/api/user/auth', await signInOf(role, number))
}

const signIns = new Map<RoleId, ReturnType<typeof commands.demoSignIn>>()

/** The login and the password of a person. */
export async function signInOf(role: RoleId, number = 1): Promise<{ login: string; password: string }> {
  const known = signIns.get(role) ?? commands.demoSignIn(role)
  signIns.set(role, known)
  const { email, password } = await known
  return { login: role === 5 && number > 1 ? `person${number}@mail.sauda.example` : email, password }
}

/** Sends a call of the API as a person at another browser. */
export async function callAs<Answer = unknown>(
  [role, number]: readonly [role: RoleId, number?: number],
  path: string,
  body?: object,
): Promise<Answer> {
  const { login, password } = await signInOf(role, number)
  return (await commands.callAs(login, password, path, body)) as Answer
}

/** Ends the session as if it had run out: the page still believes that somebody is signed in. */
export async function endSession(): Promise<void> {
  await commands.forgetCookies()
}
