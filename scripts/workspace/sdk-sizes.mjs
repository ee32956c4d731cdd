import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { root } from './command.mjs'

/** Every call but createAd and updateAd, which carry the form of an ad with them. */
const calls = {
  ads: [
    'adPage',
    'allAds',
    'adRooms',
    'countAds',
    'showPhone',
    'needEdits',
    'unpublishAd',
    'archiveAd',
    'deleteAd',
    'activateAd',
    'raiseAd',
    'removeAdImage',
    'takeDownAdImage',
    'bulkAds',
    'adModeration',
    'watchAd',
  ],
  access: [
    'me',
    'auth',
    'signOut',
    'updateUser',
    'registerUser',
    'restoreAccess',
    'checkCode',
    'registrationNext',
    'finishRegistration',
    'setPassword',
    'acceptInvitation',
    'currentFlow',
    'leaveFlow',
    'listSessions',
    'endSession',
    'endOtherSessions',
  ],
  content: ['listBrands', 'listServices', 'listSpareParts', 'getContact'],
  live: ['realtimeSettings', 'authorizeChannel'],
  notifications: ['notificationPage', 'countNotifications', 'countViewed', 'setView'],
  people: [
    'listFacilities',
    'usersOfDepartments',
    'usersOfDepartment',
    'usersOfFacility',
    'inviteUser',
    'listInvitations',
    'revokeInvitation',
    'listTenantApplications',
    'decideTenantApplication',
    'listLetters',
    'readLetter',
  ],
  rooms: ['listRooms', 'roomsOf', 'roomCard'],
}

const smallProgram = `
  export { createPortal } from '@sauda/sdk'
  export { getAd, publishAd } from '@sauda/sdk/ads'
`

/**
 * Gzipped bytes of a program that holds only these lines, with what they need of the published package inside.
 *
 * @param {string} lines
 */
export async function shippedBytes(lines) {
  const { outputFiles } = await build({
    stdin: { contents: lines, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'silent',
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

export const clientWithTwoCalls = () => shippedBytes(smallProgram)

/** What one more call adds: the mean over all the others, as compression gives and takes a few bytes. */
export async function oneMoreCall() {
  const others = Object.entries(calls).map(([noun, names]) => `export { ${names} } from '@sauda/sdk/${noun}'`)
  const added = (await shippedBytes(smallProgram + others.join('\n'))) - (await clientWithTwoCalls())
  return added / Object.values(calls).flat().length
}
