/**
 * The rooms of the portal, as the folders of `e2e/` have them, by the folders that belong to each: features and routes of
 * the app, features of the server, nouns of the SDK. A change in such a folder may break flows and pages of its rooms; a
 * change anywhere else may break all.
 *
 * @type {Record<string, readonly string[]>}
 */
export const roomsByFolder = {
  access: ['access', 'people'],
  'ad-actions': ['ads', 'moderation'],
  'ad-editor': ['ads'],
  'ad-lists': ['ads'],
  'ad-page': ['catalogue'],
  ads: ['ads', 'catalogue', 'moderation', 'search'],
  analytics: ['site'],
  ask: ['requests'],
  'asked-requests': ['requests'],
  audit: ['audit'],
  'audit-desk': ['audit'],
  catalogue: ['catalogue', 'search'],
  company: ['company', 'people'],
  companies: ['company', 'people', 'access'],
  complaints: ['catalogue', 'moderation'],
  console: ['site'],
  content: ['content', 'site'],
  'content-desk': ['content'],
  'content-editor': ['content'],
  'document-check': ['signing'],
  'document-desk': ['documents'],
  'document-import': ['documents'],
  'document-list': ['documents', 'signing'],
  'document-page': ['documents', 'signing'],
  documents: ['documents', 'exchange', 'signing'],
  downloads: ['documents'],
  egov: ['signing'],
  'egov-mobile': ['signing'],
  exchange: ['exchange', 'documents'],
  'exchange-desk': ['exchange'],
  found: ['site', 'catalogue'],
  favourites: ['favourites'],
  hearts: ['favourites', 'catalogue', 'search'],
  home: ['catalogue', 'site'],
  invitations: ['access', 'people'],
  letters: ['site', 'access'],
  missing: ['requests'],
  moderation: ['moderation'],
  ncalayer: ['signing'],
  notifications: ['notifications'],
  'own-requests': ['requests'],
  'part-requests': ['requests'],
  people: ['access', 'people'],
  'people-desk': ['people'],
  reference: ['catalogue', 'content', 'people'],
  registration: ['access', 'people'],
  'request-desk': ['requests'],
  requests: ['requests'],
  rooms: ['catalogue', 'people'],
  search: ['search', 'catalogue'],
  reviews: ['reviews', 'catalogue'],
  'search-desk': ['search'],
  'search-words': ['search'],
  sessions: ['access'],
  'signature-check': ['signing'],
  signing: ['signing', 'documents'],
  staff: ['people', 'content', 'exchange', 'search', 'audit'],
  tenancy: ['people'],
  talk: ['requests'],
  upload: ['ads', 'content', 'documents'],
  views: ['catalogue', 'ads'],
}

/** Folders whose code is in every page or call. */
export const shared = new Set([
  ...['client', 'drafts', 'forms', 'generated', 'language', 'live', 'paths', 'realtime', 'shell', 'site'],
])

const IN_A_FOLDER = /^packages\/(?:app\/app\/(?:features|routes)|server\/src\/features|sdk\/src)\/([^/]+)\//

/** Tests that stand beside the code select themselves. */
const IS_TEST = /\.test\.tsx?$|\.md$/

/**
 * Returns the rooms whose pages and flows a change of files may break; undefined for all of them.
 *
 * @param {readonly string[]} files from the top of the repository
 * @returns {Set<string> | undefined}
 */
export function roomsOf(files) {
  /** @type {Set<string>} */
  const rooms = new Set()
  for (const file of files) {
    const [, room] = /^e2e\/([^/]+)\//.exec(file) ?? []
    if (room && room !== 'portal') rooms.add(room)
    else if (file.startsWith('e2e/') || isInPortal(file)) {
      const [, folder = ''] = IN_A_FOLDER.exec(file) ?? []
      const its = roomsByFolder[folder]
      if (!its) return undefined
      for (const one of its) rooms.add(one)
    }
  }
  return rooms
}

/** @param {string} file */
function isInPortal(file) {
  return /^(?:packages\/|package\.json|pnpm-|tsconfig\.base|patches\/)/.test(file) && !IS_TEST.test(file)
}

/**
 * Returns the folders of the app's features that have pages of some rooms.
 *
 * @param {ReadonlySet<string>} rooms
 */
export function featuresOf(rooms) {
  return Object.entries(roomsByFolder)
    .filter(([, its]) => its.some((room) => rooms.has(room)))
    .map(([folder]) => folder)
}
