import type { PortalServer } from '../create-server.ts'
import type { Environment } from '../settings.ts'
import { type Administrator, addFirst, hasAdministrator } from './administrator.ts'
import { administratorOf, askAdministrator } from './administrator-of.ts'
import { openQuestions, type Terminal } from './ask.ts'

const HOW = `Nobody can administer this portal yet. Add an administrator: npm run admin -- e-mail
(stop the portal first, unless it has a DATABASE_URL), or start it with ADMIN_EMAIL and ADMIN_PASSWORD.`

/**
 * Sees to it that somebody can administer a new portal: the administrator of the environment, else one that the person at the
 * terminal names, else a line that says how to add one. Where there is one already, nothing happens.
 * @throws ConfigurationMistake, NoAdministrator, NotAnswered
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
