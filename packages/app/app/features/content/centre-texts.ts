import type { Portal } from '@sauda/sdk'
import {
  type CentreText,
  getPrivacyPolicy,
  getRulesAd,
  getRulesShoppingCenter,
  getTermsOfUse,
  type TextQuery,
} from '@sauda/sdk/content'
import type { CentreTextName } from './centre-text-names.ts'
import { NAMED_LINKS } from './named-links.ts'

type Place = {
  /** The path of its page. */
  readonly path: string
  readonly read: (portal: Portal, query: TextQuery) => Promise<CentreText>
}

/** The texts that have a page of their own. Their names are those of the specification's links. */
export const CENTRE_TEXTS = {
  'terms-of-use': { path: NAMED_LINKS['terms-of-use'], read: getTermsOfUse },
  'privacy-policy': { path: NAMED_LINKS['privacy-policy'], read: getPrivacyPolicy },
  'rules-shopping-center': { path: NAMED_LINKS['rules-shopping-center'], read: getRulesShoppingCenter },
  'rules-ad': { path: NAMED_LINKS['rules-ad'], read: getRulesAd },
} as const satisfies Record<CentreTextName, Place>

function isCentreText(name: string): name is CentreTextName {
  return Object.hasOwn(CENTRE_TEXTS, name)
}

/** The text of a page, by the page's path without its language. */
export function centreTextAt(path: string): CentreTextName {
  // Routes match in any case and with a slash at the end.
  const name = path.toLowerCase().replace(/^\/|\/+$/g, '')
  if (isCentreText(name)) return name
  throw new Error(`No text of the centre is at ${path}`)
}

/** The number of `?version=3`; undefined for anything else, which shows the newest version. */
export function versionOf(search: URLSearchParams): number | undefined {
  const value = search.get('version') ?? ''
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined
}
