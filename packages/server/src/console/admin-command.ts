import { randomBytes } from 'node:crypto'
import { normalEmail } from '@sauda/sdk/access'
import { configFromEnvironment } from '../config.ts'
import { openHome } from '../open-home.ts'
import type { Environment } from '../settings.ts'
import { ConfigurationError } from '../why-not.ts'
import { setAdministrator } from './administrator.ts'
import { askPassword, nameOf, passwordOf } from './administrator-of.ts'
import { openQuestions, type Terminal } from './ask.ts'

const DONE = {
  added: (email: string) => `${email} is an administrator now.`,
  reset: (email: string) => `${email} has a new password and is signed out everywhere.`,
} as const

/**
 * `admin e-mail`: adds an administrator, or sets a new password for an existing one. The password comes from
 * ADMIN_PASSWORD, else from the terminal, else it is generated and printed.
 * @throws ConfigurationError, DataFolderInUseError, NoAdministratorError, NotAnsweredError
 */
export async function adminCommand(
  args: readonly string[],
  environment: Environment,
  terminal: Terminal | null,
): Promise<void> {
  const email = normalEmail(args[0] ?? '')
  if (email === null || args.length > 1) throw new ConfigurationError('Say whose: npm run admin -- e-mail')
  const config = configFromEnvironment(environment)
  const name = nameOf(environment)
  const database = await openHome(config, async (opened) => opened)
  try {
    const told = passwordOf(environment, email) ?? (terminal && (await askAt(terminal, email)))
    const password = told ?? randomBytes(12).toString('base64url')
    const done = await setAdministrator({ db: database.db, clock: config.clock }, { email, name, password })
    console.log(DONE[done](email))
    if (told === null) console.log(`Password: ${password}`)
  } finally {
    await database.close()
  }
}

async function askAt(terminal: Terminal, email: string): Promise<string | null> {
  const questions = openQuestions(terminal)
  try {
    questions.say(`A new password for ${email}; leave it empty to have one made up.`)
    return await askPassword(questions, email)
  } finally {
    questions.close()
  }
}
