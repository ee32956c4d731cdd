import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Rolldown } from 'vite'
import routes from '../app/routes.ts'
import { type Budget, PAGE_BUDGETS, PRESS_BUDGETS } from './page-budgets.ts'

/** Chunks that the bundler creates by itself, by file name. */
export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** A user opens a page, or presses something on it. */
export type Visit = {
  /** The files that are loaded with it. */
  readonly files: ReadonlySet<string>
  /** For a press: the index of the visit of its page, which has loaded some files already. */
  readonly page?: number
  /** The weight of its bytes and requests among those of all visits. */
  readonly weight: number
  readonly most: Budget
}

/** Entries that every page loads, and those that signed-in users load in addition. */
const ALWAYS = ['entry.client.tsx', 'root.tsx', 'shell/site.tsx']
const SIGNED_IN = ['features/site/own-parts.ts']

/** What a page loads in addition for some members: one of these. */
const FOR_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  'routes/catalogue/ad.tsx': ['features/ad-page/owner-line.tsx'],
  'routes/documents/list.tsx': [
    'features/document-desk/document-desk.tsx',
    'features/document-list/document-list-page.tsx',
  ],
  'routes/documents/import.tsx': ['features/document-desk/document-desk.tsx'],
}

/** Dialogs that members open by their address, with the page below. */
const DIALOGS: Readonly<Record<string, readonly string[]>> = {
  'routes/documents/document.tsx': ['features/document-page/act-dialog.tsx'],
}

/** What the frame of every page is built on; nothing of it imports the frame. */
const BASE = ['node_modules', 'rolldown/runtime', '/app/icons/']

/** Folders of pages that only guests open, and of all that guests open, on any device and connection. */
const GUESTS_ONLY = ['routes/access/', 'routes/shell/']
const PUBLIC = ['routes/catalogue/', 'routes/content/', 'routes/documents/verify-document', ...GUESTS_ONLY]

type Press = {
  readonly page: string
  readonly loads: readonly string[]
  readonly most: Budget
  /** Whether guests press it too, whose pages have loaded less. */
  readonly guest?: boolean
}

/** Presses that have a budget. */
const PRESSES: readonly Press[] = [
  {
    guest: true,
    page: 'routes/catalogue/ad.tsx',
    loads: ['features/ads/ad-photo-viewer.tsx'],
    most: PRESS_BUDGETS.enlarging,
  },
  {
    page: 'routes/catalogue/home.tsx',
    loads: ['features/notifications/notifications-dialog.tsx'],
    most: PRESS_BUDGETS.notifications,
  },
  { page: 'routes/ads/create.tsx', loads: ['features/ad-editor/sending.ts'], most: PRESS_BUDGETS.writing },
  {
    page: 'routes/ads/create.tsx',
    loads: ['features/ad-editor/sending.ts', 'features/ad-editor/photo-list.tsx'],
    most: PRESS_BUDGETS.photo,
  },
  {
    page: 'routes/ads/confirm.tsx',
    loads: ['features/ad-actions/act-dialog.tsx'],
    most: PRESS_BUDGETS.sendingBack,
  },
  {
    page: 'routes/documents/document.tsx',
    loads: ['features/document-page/act-dialog.tsx'],
    most: PRESS_BUDGETS.rejecting,
  },
]

/** Bytes weigh more for guests, on any device and connection, than for members or after a press. */
const WEIGHTS = { guest: 12, member: 1, dialog: 1, press: 0.5 }

/**
 * What every page fetches: the check measures it as the missing page, which has one small file more. Kazakh words are
 * up to 400 bytes longer than the Russian ones of the plan. Pages of staff also load a small part that their own files do
 * not name.
 */
const EVERYWHERE = { bytes: 119_300, requests: { guest: 6, member: 7, dialog: 7 } }

/**
 * Built files are smaller than their chunks together, because imports between them are left out. The share is as
 * measured, and higher for members, whose editor is close to its budget.
 */
const BUILT = { guest: 0.95, member: 0.98, dialog: 0.98 }

const NO_LIMIT = { bytes: Number.POSITIVE_INFINITY, requests: Number.POSITIVE_INFINITY }

/** Throws if a name above matches nothing: a file was renamed, and the plan would be worse unnoticed. */
export function checkNames(chunks: Chunks) {
  const pages = pagesOf(routes).flat()
  const modules = [...chunks.values()].flatMap((chunk) => Object.keys(chunk.modules))
  const parts = [
    ...Object.values(FOR_MEMBERS).flat(),
    ...Object.values(DIALOGS).flat(),
    ...PRESSES.flatMap(({ loads }) => loads),
  ]
  const missing = [
    ...[...ALWAYS, ...SIGNED_IN, ...parts].filter((name) => !isChunk(name, chunks)),
    ...[...Object.keys(FOR_MEMBERS), ...Object.keys(DIALOGS), ...PRESSES.map(({ page }) => page)].filter(
      (name) => !pages.includes(name),
    ),
    ...PUBLIC.filter((folder) => !pages.some((page) => isIn([folder], page))),
    ...BASE.filter((part) => !modules.some((id) => id.includes(part))),
  ]
  if (missing.length > 0) throw new Error(`chunk-visits.ts: nothing matches ${missing.join(', ')}`)
}

/** The files of every page. */
export function alwaysLoaded(chunks: Chunks): Set<string> {
  return filesOf(ALWAYS, chunks)
}

export function isBase(id: string): boolean {
  return BASE.some((part) => id.includes(part))
}

/** Each page as guests and as members open it, each press that has a budget, and each part that is loaded later. */
export function visitsOf(chunks: Chunks, always: ReadonlySet<string>): Visit[] {
  const filesLeft = (modules: readonly string[]) =>
    new Set([...filesOf(modules, chunks)].filter((file) => !always.has(file)))
  const opened = (modules: readonly string[], kind: keyof typeof PAGE_BUDGETS): Visit => {
    const { bytes, requests } = PAGE_BUDGETS[kind]
    const most = {
      bytes: (bytes - EVERYWHERE.bytes) / BUILT[kind],
      requests: requests - EVERYWHERE.requests[kind],
    }
    return { files: filesLeft(modules), weight: WEIGHTS[kind], most }
  }
  const pages = pagesOf(routes).flatMap((modules) => [
    ...(modules.some((module) => isIn(PUBLIC, module)) ? [opened(modules, 'guest')] : []),
    ...(modules.some((module) => isIn(GUESTS_ONLY, module))
      ? []
      : asMembers(modules).map((loaded) => opened(loaded, 'member'))),
    ...dialogsOf(modules).map((loaded) => opened(loaded, 'dialog')),
  ])
  const presses = PRESSES.map(({ page, loads, most, guest }): Visit => {
    const entry = [...filesOf([page], chunks)]
    const opens = ({ files }: Visit) => entry.every((file) => always.has(file) || files.has(file))
    // Of the visits of a page, that of guests comes first.
    const opening = guest ? pages.findIndex(opens) : pages.findLastIndex(opens)
    return { files: filesLeft(loads), page: opening, weight: WEIGHTS.press, most }
  })
  const later = [...chunks.values()]
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map(({ facadeModuleId }): Visit => {
      const files = filesLeft([facadeModuleId ?? ''])
      return { files, weight: WEIGHTS.press, most: NO_LIMIT }
    })
  return [...pages, ...presses, ...later]
}

/** The modules of a page with those that members load in addition, for each kind of member. */
function asMembers(modules: readonly string[]): string[][] {
  const page = modules.findLast((module) => module in FOR_MEMBERS)
  const parts = page === undefined ? [[]] : (FOR_MEMBERS[page] ?? []).map((part) => [part])
  return parts.map((added) => [...modules, ...SIGNED_IN, ...added])
}

/** The modules of a page with those of the dialog above it. */
function dialogsOf(modules: readonly string[]): string[][] {
  const loads = DIALOGS[modules.at(-1) ?? '']
  return loads ? [[...modules, ...SIGNED_IN, ...loads]] : []
}

/** The modules of each page: its own and those of its parent routes. */
function pagesOf(routes: readonly RouteConfigEntry[], around: readonly string[] = []): string[][] {
  return routes.flatMap(({ file, children }) => {
    const modules = [...around, file]
    return children ? [...pagesOf(children, modules), modules] : [modules]
  })
}

/** The files that are loaded with some entries, including their imports. */
function filesOf(modules: readonly string[], chunks: Chunks): Set<string> {
  const isAsked = (chunk: Rolldown.OutputChunk) => modules.some((module) => isFacade(module, chunk))
  const files = new Set<string>()
  const waiting = [...chunks.values()].filter(isAsked).map(({ fileName }) => fileName)
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue
    files.add(file)
    waiting.push(...(chunks.get(file)?.imports ?? []))
  }
  return files
}

function isChunk(name: string, chunks: Chunks): boolean {
  return [...chunks.values()].some((chunk) => isFacade(name, chunk))
}

function isFacade(name: string, { facadeModuleId }: Rolldown.OutputChunk): boolean {
  return name !== '' && facadeModuleId?.replace(/\?.*/, '').endsWith(name) === true
}

function isIn(folders: readonly string[], module: string): boolean {
  return folders.some((folder) => module.startsWith(folder))
}
