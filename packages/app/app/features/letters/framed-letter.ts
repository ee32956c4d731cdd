/** A letter's document for a frame: its links open beside the portal, since none of its pages lets itself be framed. */
export function framedLetter(html: string): string {
  const base = '<base target="_blank">'
  return /<head(?=[\s>])[^>]*>/i.test(html) ? html.replace(/<head(?=[\s>])[^>]*>/i, `$&${base}`) : base + html
}
