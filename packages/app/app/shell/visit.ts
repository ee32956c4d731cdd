import type { Portal } from '@sauda/sdk'
import type { AccessFlow, User } from '@sauda/sdk/access'
import { type Language, localPath } from '@sauda/sdk/language'
import { createContext, type RouterContextProvider, redirect } from 'react-router'

/** What one request carries through middleware, loaders and actions. */
export type Visit = {
  /** The SDK for this request: carries its cookie, language and client address. */
  readonly portal: Portal
  readonly language: Language
  /** `https://sauda.example`: what canonical links begin with. */
  readonly origin: string
  /** Finds the request in the log; the answer tells it in `X-Request-Id`. */
  readonly requestId: string
  /** A form was sent: its page shows again what was typed, even if little else can be shown. */
  readonly isForm: boolean
  /** For the page's inline scripts. */
  readonly nonce: string
  /** Where live news comes from: a `ws:` or `wss:` address, or only a host and its port where either will do. */
  readonly pushHost: string
  /** Who is signed in, or the error page of a failed call; asked at most once in a request. */
  readonly currentUser: () => Promise<User | null>
  /** The registration or restore of access that is under way; asked at most once, and only where a cookie tells of one. */
  readonly currentFlow: () => Promise<AccessFlow | null>
  /** Adds a `Set-Cookie` line to the answer. */
  readonly setCookie: (line: string) => void
}

export const visitContext = createContext<Visit>()

type Context = Readonly<RouterContextProvider>

export function visitOf(context: Context): Visit {
  return context.get(visitContext)
}

/** A redirect within the visit's language: `localRedirect(context, '/ads/new')`. */
export function localRedirect(context: Context, path: string): Response {
  return redirect(localPath(path, visitOf(context).language), 303)
}
