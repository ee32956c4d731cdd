import { PASSWORD, type Person, person } from './people.ts'
import type { TestServer } from './test-server.ts'
import { type Visitor, visitor } from './visitor.ts'

let addresses = 0

/** A new, unused address each time: e-mails outlive the rows of a test. */
export function newEmail(): string {
  addresses += 1
  return `new-${addresses}@flow.example`
}

/** A user of a role, with a mailbox that no other test has sent e-mails to. */
export async function reachable(test: TestServer, role_id = 5): Promise<Person> {
  const someone = await person(test, role_id)
  const email = newEmail()
  await test.db.updateTable('users').set({ email }).where('id', '=', someone.id).execute()
  return { ...someone, email }
}

let phones = 0

/** A phone that no user has. */
export function newPhone(): string {
  phones += 1
  return `+7701${String(phones).padStart(7, '0')}`
}

export const DETAILS = { kind: 'person', name: 'Айгерім Серікқызы', phone: '8 701 000 00 12' } as const
export const COMPANY = {
  kind: 'company',
  name: 'Данияр Оспанов',
  phone: '8 701 000 00 77',
  company: 'ИП Оспанов',
  bin: '340940000120',
} as const
export const END = { password: PASSWORD, terms: true, ad_rules: true } as const

export interface Registering extends Visitor {
  email: string
}

/** A client whose registration waits for its code. */
export async function registering(test: TestServer, email = newEmail()): Promise<Registering> {
  const browser = visitor(test)
  await browser.post('user/registration', { email })
  return { ...browser, email }
}

/** A client that has entered the right code. */
export async function proven(test: TestServer, email = newEmail()): Promise<Registering> {
  const browser = await registering(test, email)
  await prove(test, email)
  return browser
}

/** A client that only has to choose a password. */
export async function detailed(test: TestServer, details: object = DETAILS): Promise<Registering> {
  const browser = await proven(test)
  await browser.post('user/next', details)
  return browser
}

/** A client that resets a password and has entered the right code. */
export async function restoring(test: TestServer, { id, email }: Person): Promise<Visitor> {
  const browser = visitor(test)
  await browser.get(`user/restore/${email}`)
  await prove(test, email, id)
  return browser
}

/** Has the effect of the right code, without the second that an e-mail takes. */
async function prove({ db, clock }: TestServer, email: string, userId: number | null = null): Promise<void> {
  await db
    .updateTable('access_flows')
    .set({ proven_at: clock.now(), user_id: userId })
    .where('email', '=', email)
    .execute()
}
