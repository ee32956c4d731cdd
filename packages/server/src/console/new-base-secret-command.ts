import { configFromEnvironment } from '../config.ts'
import { renewSecret } from '../features/exchange/bases.ts'
import { openHome } from '../open-home.ts'
import { RefusalError } from '../refusal.ts'
import type { Environment } from '../settings.ts'
import { ConfigurationError } from '../why-not.ts'

/**
 * `new-base-secret login`: gives a base of the accounting system another secret and prints it; it cannot be shown again.
 * @throws ConfigurationError, DataFolderInUseError
 */
export async function newBaseSecretCommand(
  [login = '', ...more]: readonly string[],
  environment: Environment,
) {
  if (login.trim() === '' || more.length > 0)
    throw new ConfigurationError('Say its login: sauda-server new-base-secret LOGIN')
  const config = configFromEnvironment(environment)
  const database = await openHome(config, async (opened) => opened)
  try {
    const secret = await renewSecret({ db: database.db, clock: config.clock }, login)
    console.log(`${login} has a new secret. The former one no longer works, and this one is not shown again.`)
    console.log(`Secret: ${secret}`)
  } catch (error) {
    if (error instanceof RefusalError && error.code === 'not_found')
      throw new ConfigurationError(`There is no base with the login ${login}, or its access is revoked.`)
    throw error
  } finally {
    await database.close()
  }
}
