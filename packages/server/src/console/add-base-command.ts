import { configFromEnvironment } from '../config.ts'
import { addBase } from '../features/exchange/bases.ts'
import { openHome } from '../open-home.ts'
import { RefusalError } from '../refusal.ts'
import type { Environment } from '../settings.ts'
import { ConfigurationError } from '../why-not.ts'

/**
 * `add-base name [network …]`: adds a base of the accounting system and prints its login and secret, which cannot be
 * shown again.
 * @throws ConfigurationError, DataFolderInUseError
 */
export async function addBaseCommand([name = '', ...networks]: readonly string[], environment: Environment) {
  if (name.trim() === '' || name.startsWith('-'))
    throw new ConfigurationError('Say its name: sauda-server add-base NAME [NETWORK …]')
  const config = configFromEnvironment(environment)
  const database = await openHome(config, async (opened) => opened)
  try {
    const { db } = database
    const { base, secret } = await addBase({ db, clock: config.clock }, { name, networks, actorId: null })
    console.log(`${base.name} may call the exchange now. The secret is not shown again.`)
    console.log(`Login: ${base.login}`)
    console.log(`Secret: ${secret}`)
  } catch (error) {
    if (error instanceof RefusalError && error.code === 'invalid')
      throw new ConfigurationError('A network is an address or CIDR notation, such as 192.0.2.0/24.')
    throw error
  } finally {
    await database.close()
  }
}
