import { type Language, localPath } from '@sauda/sdk/language'
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

/** What is found on the way through a text. */
interface Finds extends Omit<Rendered, 'html'> {
  images: ReadonlyMap<string, ImageRow>
  language: Language
  /** What was noted, so that each thing is noted once. */
  noted: Set<string>
}

/** Marks inside marks beyond this depth are left as text. */
const DEEPEST = 20
const LONGEST_DETAIL = 120

/** Elements whose contents are never text. */
const SILENT = /<(script|style|iframe|template|noscript|svg|math|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const SILENT_TAG = /^<(script|style|iframe|template|noscript|svg|math|object)\b(?![^>]*\/>)/i

/** The page has its title as the heading of rank 1. */
const HIGHEST = 2

// Raw HTML is parsed to be left out: what is not parsed would be shown as text.
const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false, maxNesting: DEEPEST })
// The marks of links with forbidden addresses are taken away below: what does not count as a link would be shown as text.
markdown.validateLink = () => true

type Token = ReturnType<typeof markdown.parse>[number]

/**
 * Renders Markdown as HTML that has elements of Markdown alone: no raw HTML, no foreign pictures, no scripts.
 * @param images the stored pictures by key; others are left out
 * @param language of the text: its links lead to pages in that language
 */
export function renderMarkdown(
  text: string,
  images: ReadonlyMap<string, ImageRow> = new Map(),
  language: Language = 'ru',
): Rendered {
  const found: Finds = { contents: [], removed: [], links: [], images, language, noted: new Set() }
  const used = new Map<string, number>()
  const tokens = markdown.parse(text, {})
  for (const [at, token] of tokens.entries()) {
    if (token.level >= DEEPEST) note(found, 'too_deep', token.content)
    if (token.tag === 'th' || token.tag === 'td') alignCell(token)
    if (token.type === 'html_block') withoutTags(token, found)
    if (token.type === 'inline') token.children = cleaned(token.children ?? [], found)
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
  const { contents, removed, links } = found
  return { html: markdown.renderer.render(tokens, markdown.options, {}), contents, removed, links }
}

/** Returns the inline tokens without raw HTML, forbidden links and foreign pictures. */
function cleaned(tokens: readonly Token[], found: Finds): Token[] {
  const kept: Token[] = []
  const open: boolean[] = []
  /** The element that is left out with all that is in it, until its end. */
  let inside: string | undefined
  for (const token of tokens) {
    if (inside) {
      if (token.type === 'html_inline' && token.content.toLowerCase().startsWith(`</${inside}`))
        inside = undefined
    } else if (token.type === 'html_inline') {
      note(found, 'html_removed', token.content)
      inside = SILENT_TAG.exec(token.content)?.[1]?.toLowerCase()
    } else if (token.type === 'image') {
      const picture = ownPicture(token, found)
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

function linkTo(token: Token, found: Finds): Token {
  const href = String(token.attrGet('href') ?? '')
  found.links.push(href)
  const isPage = href.startsWith('/') && !href.startsWith('/api/')
  token.attrs = [['href', isPage ? localPath(href, found.language) : href]]
  if (/^https?:/i.test(href)) token.attrs.push(['rel', 'noopener'])
  return token
}

function ownPicture(token: Token, found: Finds): Token | null {
  const src = String(token.attrGet('src') ?? '')
  const key = keyOfPicture(src)
  const image = key === null ? undefined : found.images.get(key)
  if (!image) {
    note(found, key === null ? 'image_removed' : 'image_missing', src)
    return null
  }
  token.attrs = pictureAttributes(image)
  return token
}

/** A style attribute would need a policy for content that allows it. */
function alignCell(token: Token): void {
  const side = /text-align:(left|center|right)/.exec(String(token.attrGet('style') ?? ''))?.[1]
  if (side) token.attrs = [['align', side]]
}

/** Leaves the text of a block of raw HTML, without what is never text. */
function withoutTags(token: Token, found: Finds): void {
  note(found, 'html_removed', token.content)
  const text = token.content
    .replaceAll(SILENT, '')
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

function note(found: Finds, code: Removed['code'], detail: string): void {
  const short = detail.trim().slice(0, LONGEST_DETAIL)
  const key = `${code} ${short}`
  if (found.noted.has(key)) return
  found.noted.add(key)
  found.removed.push({ code, detail: short })
}
