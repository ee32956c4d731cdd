import type { PortalServer } from '../create-server.ts'
import type { Environment } from '../settings.ts'
import { type Administrator, addFirst, hasAdministrator } from './administrator.ts'
import { administratorOf, askAdministrator } from './administrator-of.ts'
import { openQuestions, type Terminal } from './ask.ts'

const HOW = `Nobody can administer this portal yet. Add an administrator: npm run admin -- e-mail
(stop the portal first, unless it has a DATABASE_URL), or start it with ADMIN_EMAIL and ADMIN_PASSWORD.`

/**
 * Makes sure that a new portal has an administrator: takes the one from the environment, else asks at the terminal,
 * else prints how to add one. Does nothing if there already is one.
 * @throws ConfigurationError, NoAdministratorError, NotAnsweredError
 */
export async function firstAdministrator(
  { deps }: Pick<PortalServer, 'deps'>,
  environment: Environment,
  terminal: Terminal | null,
): Promise<void> {
  if (await hasAdministrator(deps.db)) return
  const administrator = administratorOf(environment) ?? (terminal && (await askAt(terminal)))
  if (administrator) await addFirst(deps, administrator)
  else console.log(HOW)
}

async function askAt(terminal: Terminal): Promise<Administrator> {
  const questions = openQuestions(terminal)
  try {
    questions.say('The portal is new. Who administers it?')
    return await askAdministrator(questions)
  } finally {
    questions.close()
  }
}
