import table from 'virtual:route-table'
import { createPortal } from '@sauda/sdk'
import { currentFlow, me } from '@sauda/sdk/access'
import { getContact } from '@sauda/sdk/content'
import { type Language, localPath, splitPath } from '@sauda/sdk/language'
import { createRoot, type Root } from 'react-dom/client'
import {
  createBrowserRouter,
  type DataRouter,
  type DataStrategyFunction,
  type MiddlewareFunction,
  type RouteObject,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { LanguageProvider } from '../app/language/language-context.tsx'
import { answered, ifPossible } from '../app/shell/answered.ts'
import { setPerson } from '../app/shell/browser-portal.ts'
import { type Visit, visitContext } from '../app/shell/visit.ts'
import '../app/app.css'

type RouteModule = {
  readonly default?: Parameters<typeof withComponentProps>[0]
  readonly ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0]
  readonly loader?: RouteObject['loader']
  readonly action?: RouteObject['action']
  readonly handle?: unknown
  readonly shouldRevalidate?: RouteObject['shouldRevalidate']
  readonly middleware?: readonly MiddlewareFunction[]
  readonly clientMiddleware?: readonly MiddlewareFunction[]
}

const modules = import.meta.glob<RouteModule>([
  '../app/root.tsx',
  '../app/shell/site.tsx',
  '../app/routes/**/*.{ts,tsx}',
  '!**/*.test.*',
])

/** Settings of the process that serves pages. */
export type OpenOptions = {
  language?: Language
  /** How people sign; by default in the demo centre. */
  signer?: Visit['signer']
}

type Opened = { root: Root; router: DataRouter; options: OpenOptions }
let opened: Opened | undefined

/**
 * Opens a page of the portal by its address, without language: its real routes with their loaders and actions over the SDK
 * and the real API, but without a document. What the server renders and what happens before scripts are tested elsewhere.
 */
export async function openPage(path: string, options: OpenOptions = {}): Promise<void> {
  const { language = 'ru' } = options
  await closePage()
  history.replaceState(null, '', localPath(path, language))
  document.documentElement.lang = language
  const router = createBrowserRouter([rootRoute(options)], { dataStrategy })
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  opened = { root, router, options }
  // As React Router does in a document.
  window.__reactRouterDataRouter = router as typeof window.__reactRouterDataRouter
  root.render(
    <LanguageProvider language={language}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
  await untilIdle()
  // React renders it in its own time.
  await expect.poll(() => element.querySelector('main')).not.toBeNull()
}

/** Closes the page and opens it again at its address, as a reload does. */
export async function reloadPage(): Promise<void> {
  const { path } = splitPath(location.pathname + location.search)
  await openPage(path, opened?.options)
}

/** Presses a link to another document, such as the page in the other language, and opens that. */
export async function followOut(link: Locator): Promise<void> {
  const { pathname, search } = new URL((link.element() as HTMLAnchorElement).href)
  const { path, language } = splitPath(pathname + search)
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  await link.click()
  await openPage(path, { ...opened?.options, language })
}

/** Closes the page, as one closes a tab. */
export async function closePage(): Promise<void> {
  if (!opened) return
  const { root, router } = opened
  opened = undefined
  dispatchEvent(new PageTransitionEvent('pagehide'))
  root.unmount()
  router.dispose()
  document.body.replaceChildren()
  // A button that a key was still pressed on would get it on the next page.
  await userEvent.cleanup()
}

/** Waits until the page has been loaded, and no form or navigation is under way. */
export async function untilIdle(): Promise<void> {
  const { router } = opened ?? {}
  if (!router) throw new Error('No page is open.')
  await new Promise<void>((resolve) => {
    const isIdle = () => router.state.initialized && router.state.navigation.state === 'idle'
    if (isIdle()) return resolve()
    const stop = router.subscribe(() => {
      if (!isIdle()) return
      stop()
      resolve()
    })
  })
}

/** The address of the page, without its host. */
export function address(): string {
  return location.pathname + location.search
}

function visitBy({ language = 'ru', signer }: OpenOptions): Visit {
  const portal = createPortal({
    baseUrl: '',
    language,
    onRequest: ({ headers }) => setPerson(headers, visit.renderedFor),
  })
  const visit: Visit = {
    portal,
    renderedFor: null,
    language,
    origin: location.origin,
    requestId: 'test',
    isForm: false,
    isData: true,
    parts: new Map(),
    nonce: '',
    pushHost: location.host,
    analytics: null,
    signer: signer ?? { url: null, demo: true, mobile: false },
    currentUser: () => answered(me(portal)),
    currentFlow: () => answered(currentFlow(portal)),
    contact: () => ifPossible(getContact(portal), { isForm: false }),
    lastContact: () => null,
    setCookie: () => {},
  }
  return visit
}

/** Shown until the page has its data. */
function Nothing() {
  return null
}

/** As in a document, the server of the pages and its guards are asked only if something has to be loaded. */
const dataStrategy: DataStrategyFunction = async ({ matches, runClientMiddleware }) => {
  const due = matches.filter((match) => match.shouldCallHandler())
  if (due.length === 0) return {}
  return runClientMiddleware(async () =>
    Object.fromEntries(await Promise.all(due.map(async (match) => [match.route.id, await match.resolve()]))),
  )
}

/** Without a connection the server of the pages cannot be reached either. */
const reach: MiddlewareFunction = () => {
  if (!navigator.onLine) throw new TypeError('Failed to fetch')
}

function rootRoute(options: OpenOptions): RouteObject {
  const root = asRoute('root.tsx', 'root', 'clientMiddleware')
  // Each request is a visit. Not by `getContext`, which is awaited: a form would be under way later than in a document.
  const begin: MiddlewareFunction = ({ context }) => context.set(visitContext, visitBy(options))
  return {
    ...root,
    middleware: [begin, ...root.middleware, reach],
    path: '/',
    HydrateFallback: Nothing,
    children: table.map(routeOf),
  }
}

function routeOf({ id, path, file, index, children = [] }: (typeof table)[number]): RouteObject {
  const route = asRoute(file, id ?? file.replace(/\.tsx?$/, ''), 'middleware')
  if (index) return { ...route, index: true }
  return { ...route, ...(path !== undefined && { path }), children: children.map(routeOf) }
}

const noData = () => null

function asRoute(file: string, id: string, chain: 'middleware' | 'clientMiddleware') {
  const load = modules[`../app/${file}`]
  if (!load) throw new Error(`There is no ${file}.`)
  const guarded: MiddlewareFunction = async (args, next) => {
    const run = (rest: readonly MiddlewareFunction[]): Promise<unknown> => {
      const [first, ...others] = rest
      return first ? Promise.resolve(first(args, () => run(others))).then((it) => it ?? run(others)) : next()
    }
    return run((await load())[chain] ?? [])
  }
  return {
    id,
    middleware: [guarded],
    lazy: async () => {
      const { default: Component, ErrorBoundary, loader, action, handle, shouldRevalidate } = await load()
      return {
        ...(Component && { Component: withComponentProps(Component) }),
        ...(ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary) }),
        // All routes have middleware here, and React Router runs that of a route without data after every form, even a refused one.
        ...{ loader: loader ?? noData, action, handle, shouldRevalidate },
      }
    },
  }
}
