import { normalEmail, PASSWORD_MAX, PASSWORD_MIN, personName } from '@sauda/sdk/access'
import { newPasswordErrors } from '../features/registration/new-password.ts'
import type { Environment } from '../settings.ts'
import { ConfigurationError } from '../why-not.ts'
import type { Administrator } from './administrator.ts'
import type { Questions } from './ask.ts'

/** Returns ADMIN_EMAIL, ADMIN_PASSWORD and ADMIN_NAME; null without ADMIN_EMAIL. @throws ConfigurationError */
export function administratorOf(environment: Environment): Administrator | null {
  const { ADMIN_EMAIL: address } = environment
  if (!address) return null
  const email = normalEmail(address)
  if (email === null) throw new ConfigurationError(`ADMIN_EMAIL is no e-mail address: ${address}`)
  const password = passwordOf(environment, email)
  if (password === null) throw new ConfigurationError('ADMIN_EMAIL needs ADMIN_PASSWORD.')
  return { email, password, name: nameOf(environment) }
}

/** Returns ADMIN_PASSWORD, or null. @throws ConfigurationError for an unacceptable password */
export function passwordOf({ ADMIN_PASSWORD: password }: Environment, email: string): string | null {
  if (!password) return null
  const problem = passwordProblem(password, email)
  if (problem !== null) throw new ConfigurationError(`ADMIN_PASSWORD ${problem}.`)
  return password
}

/** Returns ADMIN_NAME, or a default name. @throws ConfigurationError */
export function nameOf({ ADMIN_NAME: typed }: Environment): string {
  const name = personName(typed || 'Администратор')
  if (name === null) throw new ConfigurationError(`ADMIN_NAME is no name: ${typed}`)
  return name
}

const NO_NAME = 'A name has 2 to 100 characters, and is no phone or e-mail address.'

/** Asks for an administrator until every answer is valid. @throws NotAnsweredError */
export async function askAdministrator(questions: Questions): Promise<Administrator> {
  const email = await askUntil(questions, 'E-mail: ', normalEmail, 'This is no e-mail address.')
  const name = await askUntil(questions, 'Name and surname: ', personName, NO_NAME)
  for (;;) {
    const password = await askPassword(questions, email)
    if (password !== null) return { email, name, password }
  }
}

/** Asks for a password twice; returns null for an empty one. @throws NotAnsweredError */
export async function askPassword(questions: Questions, email: string): Promise<string | null> {
  for (;;) {
    const password = await questions.ask('Password: ', { hidden: true })
    if (password === '') return null
    const problem = passwordProblem(password, email)
    if (problem !== null) questions.say(`The password ${problem}.`)
    else if ((await questions.ask('Once more: ', { hidden: true })) === password) return password
    else questions.say('The two are not the same.')
  }
}

async function askUntil<Value>(
  questions: Questions,
  question: string,
  read: (typed: string) => Value | null,
  otherwise: string,
): Promise<Value> {
  for (;;) {
    const value = read(await questions.ask(question))
    if (value !== null) return value
    questions.say(otherwise)
  }
}

const PROBLEMS: Readonly<Record<string, string>> = {
  too_short: `needs ${PASSWORD_MIN} characters or more`,
  too_long: `may have ${PASSWORD_MAX} characters at most`,
  like_login: 'must not be the e-mail again',
  common: 'is one that many people use',
}

function passwordProblem(password: string, email: string): string | null {
  const [problem] = newPasswordErrors(password, { email, phone: null })
  return problem === undefined ? null : (PROBLEMS[problem] ?? 'will not do')
}
