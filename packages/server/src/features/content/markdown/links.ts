/**
 * Whether a link may lead there: to a page of this portal, a heading of this page, another site, a mailbox or a phone.
 * `//host` and `/\host` lead to another site without naming its scheme, and any other scheme may run or show anything.
 * Browsers leave out tabs and line ends wherever they stand: `/<tab>/host` is `//host`.
 */
export function isSafeLink(href: string): boolean {
  return (
    !/\p{Cc}/u.test(href) && /^(?:https?:\/\/[^/\\\s]|mailto:[^\s]|tel:[+\d]|#|\/(?![/\\]|%5c))/i.test(href)
  )
}
