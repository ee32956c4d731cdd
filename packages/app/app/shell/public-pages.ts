/** Pages that are the same for every guest, in both languages. */
const PUBLIC =
  /^(?:\/kk)?(?:\/?|\/ads|\/ads\/[1-9]\d*\/view|\/promotions(?:\/[1-9]\d*)?|\/renters|\/mapview|\/rule|\/rules|\/filing-rules|\/rules-ad|\/rules-shopping-center|\/privacy-policy|\/terms-of-use)$/

/** Whether the browser may keep this page, as a guest gets it, for when there is no connection. */
export function isPublicPage(pathname: string): boolean {
  return PUBLIC.test(pathname)
}

/**
 * The header by which a page's answer tells the service worker whose it is: a public page as a guest gets it, which may be
 * kept, or a page of somebody with a session.
 */
export const PAGE_HEADER = 'sauda-page'
export type PageOwner = 'public' | 'personal'

/** The header of a request for a page as a guest gets it. */
export const COPY_HEADER = 'sauda-copy'

/** The header of the page without a connection if the phones and hours of the centre could not be read. */
export const BARE_HEADER = 'sauda-bare'
