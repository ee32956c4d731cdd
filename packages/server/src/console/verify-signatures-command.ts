import { join } from 'node:path'
import { configFromEnvironment } from '../config.ts'
import { checkSignatures, type SignatureNotice } from '../features/signing/check-signatures.ts'
import { openSigning } from '../features/signing/settings.ts'
import { openHome } from '../open-home.ts'
import { openStorage } from '../platform/storage.ts'
import type { Environment } from '../settings.ts'
import { ConfigurationError } from '../why-not.ts'

/**
 * `verify-signatures`: verifies every signature again from what was kept of it, without a network, and prints those that
 * do not stand. Returns whether all do.
 * @throws ConfigurationError, DataFolderInUseError
 */
export async function verifySignaturesCommand(
  args: readonly string[],
  environment: Environment,
): Promise<boolean> {
  if (args.length > 0) throw new ConfigurationError('verify-signatures takes no arguments')
  const config = configFromEnvironment(environment)
  const database = await openHome(config, async (opened) => opened)
  try {
    const storage = openStorage(join(config.dataFolder, 'files'))
    const { roots } = await openSigning(config.signing)
    let unpinned = 0
    const notice = ({ id, document_id, version, notice: what }: SignatureNotice) => {
      if (what === 'unpinned_authority') unpinned++
      else console.log(`NCANode doubted: signature ${id} of document ${document_id}, version ${version}`)
    }
    const { sound, faults, vouched } = await checkSignatures(
      { db: database.unhurried.db, storage, clock: config.clock, roots, notice },
      ({ id, document_id, version, fault }) =>
        console.log(`${fault}: signature ${id} of document ${document_id}, version ${version}`),
    )
    console.log(`${sound} signatures stand, ${faults} do not.`)
    if (vouched)
      console.log(
        `${vouched} of them stand by the kept answer of NCANode: the portal cannot verify GOST 34.310-2004.`,
      )
    if (unpinned > 0)
      console.log(
        `${unpinned} of them stand by authorities that are not pinned now: of earlier years, or the demo's.`,
      )
    return faults === 0
  } finally {
    await database.close()
  }
}
