/** Prepares an e-mail's HTML for a frame: links open in a new tab, since no page of the portal may be framed. */
export function framedLetter(html: string): string {
  const base = '<base target="_blank">'
  return /<head(?=[\s>])[^>]*>/i.test(html) ? html.replace(/<head(?=[\s>])[^>]*>/i, `$&${base}`) : base + html
}
