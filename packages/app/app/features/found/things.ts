import type { Contact } from '@sauda/sdk/content'
import type { Language } from '@sauda/sdk/language'

/** An object of schema.org, as JSON-LD. A field that is undefined is left out. */
export type Thing = { readonly '@type': string; readonly [field: string]: unknown }

/** Where things are described. */
export type Place = {
  readonly language: Language
  /** `https://sauda.example` */
  readonly origin: string
}

/** The centre's contacts, if they could be read, are part of the place. */
export type HeadPlace = Place & { readonly contact: Contact | null }

/**
 * Things as one JSON-LD text, escaped for HTML: nothing in it can close its `script`. Empty without things. It is a data
 * block, which the browser does not run, so it needs no nonce.
 */
export function jsonLd(things: readonly Thing[]): string {
  if (things.length === 0) return ''
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
