import type { Portal } from '@sauda/sdk'
import type { AccessFlow, User } from '@sauda/sdk/access'
import type { Contact } from '@sauda/sdk/content'
import { type Language, localPath } from '@sauda/sdk/language'
import { createContext, type RouterContextProvider, redirect } from 'react-router'
import type { AnalyticsSettings } from './analytics.ts'

/** Data of one request for middleware, loaders and actions. */
export type Visit = {
  /** The SDK client of this request, with its cookie, language and client address. */
  readonly portal: Portal
  readonly language: Language
  /** For whom the page of the form was rendered that is being handled; null for a guest's, and before it is read. */
  renderedFor: string | null
  /** The origin of canonical links: `https://sauda.example`. */
  readonly origin: string
  /** Identifies the request in the log; returned in `X-Request-Id`. */
  readonly requestId: string
  /**
   * Whether the request is a POST of a form: its page shows again what was typed, even if little else can be loaded.
   */
  readonly isForm: boolean
  /** Whether the browser's router asks for the data of a page, instead of the document. */
  readonly isData: boolean
  /** The HTML of the document's parts that `renderPart` has rendered, by id. */
  readonly parts: Map<string, string>
  /** The nonce of the page's inline scripts. */
  readonly nonce: string
  /** Where live updates come from: a `ws:` or `wss:` address, or a host and port where either is allowed. */
  readonly pushHost: string
  /** What is measured after a consent; null if nothing is. */
  readonly analytics: AnalyticsSettings | null
  /**
   * How people sign: another address of NCALayer than its own, whether keys of the demo centre are used, and whether
   * eGov Mobile signs too.
   */
  readonly signer: { readonly url: string | null; readonly demo: boolean; readonly mobile: boolean }
  /**
   * The signed-in user, null for a guest; throws the error page of a failed call. Requested at most once per request.
   */
  readonly currentUser: () => Promise<User | null>
  /** The registration or access recovery in progress; requested at most once, and only if there is a cookie of one. */
  readonly currentFlow: () => Promise<AccessFlow | null>
  /** How to reach the centre, null if it cannot be loaded; requested at most once. */
  readonly contact: () => Promise<Contact | null>
  /** The same as the process has read it last, for when it cannot be loaded; null before that. */
  readonly lastContact: () => Contact | null
  /** Adds a `Set-Cookie` line to the response. */
  readonly setCookie: (line: string) => void
}

export const visitContext = createContext<Visit>()

type Context = Readonly<RouterContextProvider>

export function visitOf(context: Context): Visit {
  return context.get(visitContext)
}

/** A redirect in the language of the request: `localRedirect(context, '/ads/new')`. */
export function localRedirect(context: Context, path: string): Response {
  return redirect(localPath(path, visitOf(context).language), 303)
}
