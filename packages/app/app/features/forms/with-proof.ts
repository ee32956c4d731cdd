import { attempt, type Portal, type PortalError } from '@sauda/sdk'
import { proveSession } from '@sauda/sdk/access'
import { textOf } from './text-of.ts'

/** The field of the password that proves who acts; errors of `proveSession` name it too. */
export const PROOF_FIELD = 'password'

/** What became of an act. `asksPassword`: its form shows a field for the password, and everything typed again. */
export type Proved = { ok: true } | { ok: false; error: PortalError; asksPassword: boolean }

/**
 * Carries out an act that may ask for the password again. A form that already has it proves it first; the password itself
 * is never sent back to the form.
 */
export async function withProof(
  portal: Portal,
  form: FormData,
  act: () => Promise<unknown>,
): Promise<Proved> {
  const password = textOf(form, PROOF_FIELD)
  if (password !== '') {
    const proved = await attempt(proveSession(portal, password))
    if (!proved.ok) return { ...proved, asksPassword: true }
  }
  const done = await attempt(act())
  if (done.ok) return { ok: true }
  return { ...done, asksPassword: done.error.code === 'password_again' }
}
