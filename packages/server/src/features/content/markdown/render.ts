import MarkdownIt from 'markdown-it'
import type { ImageRow } from '../reference-queries.ts'
import { headingId } from './heading-id.ts'
import { isSafeLink } from './links.ts'
import { keyOfPicture, pictureAttributes } from './pictures.ts'

export interface Heading {
  id: string
  level: number
  text: string
}

export interface Removed {
  code: 'html_removed' | 'link_removed' | 'image_removed' | 'image_missing' | 'too_deep'
  detail: string
}

export interface Rendered {
  html: string
  contents: Heading[]
  removed: Removed[]
  /** Where its links lead, as they are written. */
  links: string[]
}

/** Marks inside marks beyond this depth are left as text. */
const DEEPEST = 20
const LONGEST_DETAIL = 120

/** The page has its title as the heading of rank 1. */
const HIGHEST = 2

// Raw HTML is parsed to be left out: what is not parsed would be shown as text.
const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false, maxNesting: DEEPEST })
// The marks of links with forbidden addresses are taken away below: what does not count as a link would be shown as text.
markdown.validateLink = () => true

type Token = ReturnType<typeof markdown.parse>[number]

/** Renders Markdown as HTML that has elements of Markdown alone: no raw HTML, no foreign pictures, no scripts. */
export function renderMarkdown(text: string, images: ReadonlyMap<string, ImageRow> = new Map()): Rendered {
  const found: Omit<Rendered, 'html'> = { contents: [], removed: [], links: [] }
  const used = new Set<string>()
  const tokens = markdown.parse(text, {})
  for (const [at, token] of tokens.entries()) {
    if (token.level >= DEEPEST) note(found, 'too_deep', token.content)
    if (token.type === 'html_block') withoutTags(token, found)
    if (token.type === 'inline') token.children = cleaned(token.children ?? [], found, images)
    if (token.type === 'heading_open') {
      const level = Math.max(HIGHEST, Number(token.tag.slice(1)))
      const heading = wordsOf(tokens[at + 1]?.children ?? [])
      const id = headingId(heading, used)
      token.tag = `h${level}`
      token.attrSet('id', id)
      const close = tokens[at + 2]
      if (close) close.tag = token.tag
      if (heading) found.contents.push({ id, level, text: heading })
    }
  }
  return { html: markdown.renderer.render(tokens, markdown.options, {}), ...found }
}

/** Returns the inline tokens without raw HTML, forbidden links and foreign pictures. */
function cleaned(
  tokens: readonly Token[],
  found: Omit<Rendered, 'html'>,
  images: ReadonlyMap<string, ImageRow>,
): Token[] {
  const kept: Token[] = []
  const open: boolean[] = []
  for (const token of tokens) {
    if (token.type === 'html_inline') note(found, 'html_removed', token.content)
    else if (token.type === 'image') {
      const picture = ownPicture(token, found, images)
      if (picture) kept.push(picture)
    } else if (token.type === 'link_open') {
      const safe = isSafeLink(String(token.attrGet('href') ?? ''))
      open.push(safe)
      if (safe) kept.push(linkTo(token, found))
      else note(found, 'link_removed', String(token.attrGet('href') ?? ''))
    } else if (token.type === 'link_close') {
      if (open.pop()) kept.push(token)
    } else kept.push(token)
  }
  return kept
}

function linkTo(token: Token, found: Omit<Rendered, 'html'>): Token {
  const href = String(token.attrGet('href') ?? '')
  found.links.push(href)
  token.attrs = [['href', href]]
  if (/^https?:/i.test(href)) token.attrs.push(['rel', 'noopener'])
  return token
}

function ownPicture(
  token: Token,
  found: Omit<Rendered, 'html'>,
  images: ReadonlyMap<string, ImageRow>,
): Token | null {
  const src = String(token.attrGet('src') ?? '')
  const key = keyOfPicture(src)
  const image = key === null ? undefined : images.get(key)
  if (!image) {
    note(found, key === null ? 'image_removed' : 'image_missing', src)
    return null
  }
  token.attrs = pictureAttributes(image)
  return token
}

/** Leaves the text of a block of raw HTML, without what is never text. */
function withoutTags(token: Token, found: Omit<Rendered, 'html'>): void {
  note(found, 'html_removed', token.content)
  const text = token.content
    .replaceAll(/<(script|style|iframe|template|noscript|svg|math|object)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replaceAll(/<!--[\s\S]*?(-->|$)/g, '')
    .replaceAll(/<[^>]*(>|$)/g, '')
    .trim()
  token.content = text === '' ? '' : `<p>${markdown.utils.escapeHtml(text)}</p>\n`
}

const wordsOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => (token.type === 'image' ? '' : token.type.endsWith('break') ? ' ' : token.content))
    .join('')
    .trim()

function note(found: Omit<Rendered, 'html'>, code: Removed['code'], detail: string): void {
  const short = detail.trim().slice(0, LONGEST_DETAIL)
  if (!found.removed.some((one) => one.code === code && one.detail === short))
    found.removed.push({ code, detail: short })
}
