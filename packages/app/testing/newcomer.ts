import { expect } from 'vitest'
import { commands } from 'vitest/browser'
import { call } from './people.ts'

/** A user who is not registered yet, as they type their details. */
export type Newcomer = { email: string; name: string; phone: string; password: string }

/** A unique user. */
export function someNewcomer(): Newcomer {
  const digits = String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')
  return {
    email: `newcomer-${Math.random().toString(36).slice(2, 12)}@mail.example`,
    name: 'Айгерім Серікқызы',
    phone: `+7 771 ${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`,
    password: 'тихий трамвай под окном',
  }
}

/** The six-digit code of the e-mail number `count` to an address. */
export async function codeTo(address: string, count = 1): Promise<string> {
  await expect.poll(() => commands.lettersTo(address)).toHaveLength(count)
  const code = /^\d{6}$/m.exec((await commands.lettersTo(address)).at(-1) ?? '')?.[0]
  if (!code) throw new Error(`There is no code in the e-mail to ${address}.`)
  return code
}

/** Registers a user by the API up to the form of the details, and signs the browser into that registration. */
export async function beginRegistration({ email }: Pick<Newcomer, 'email'>): Promise<void> {
  await call('/api/user/registration', { email, language: 'ru' })
  await call('/api/user/codeCheck', { code: await codeTo(email) })
}

/** Registers a user by the API and signs the browser in; the forms have their own tests. */
export async function signUp(who = someNewcomer()): Promise<Newcomer> {
  const { name, phone, password } = who
  const versionOf = async (text: string) => (await call<{ version: number }>(`/api/${text}/get`)).version
  await beginRegistration(who)
  await call('/api/user/next', { kind: 'person', name, phone, language: 'ru' })
  const versions = {
    terms: await versionOf('termsOfUse'),
    privacy: await versionOf('privacyPolicy'),
    ad_rules: await versionOf('rulesAd'),
  }
  await call('/api/user/finish', { password, terms: true, ad_rules: true, versions })
  return who
}
