import { attempt } from '@sauda/sdk'
import type { ComponentProps } from 'react'
import type { RouterContextProvider } from 'react-router'
import { answered } from '../../shell/answered.ts'
import { renderPart } from '../../shell/server-part.server.tsx'
import { visitOf } from '../../shell/visit.ts'
import { AgreedText } from '../content/agreed-text.tsx'
import type { CentreTextName } from '../content/centre-text-names.ts'
import { CENTRE_TEXTS } from '../content/centre-texts.ts'
import type { ConsentTexts } from './consents.tsx'

type LoaderArgs = { readonly url: URL; readonly context: Readonly<RouterContextProvider> }

/** The texts to which a new user agrees, as they are published now, with their versions. Of one that is not published, the summary is shown alone. */
export async function agreedTexts(args: LoaderArgs): Promise<ConsentTexts> {
  const [terms, privacy, ad_rules] = await Promise.all([
    readText(args, 'terms-of-use'),
    readText(args, 'privacy-policy'),
    readText(args, 'rules-ad'),
  ])
  const shown = (field: string, ...texts: (Agreed | null)[]) =>
    renderPart(
      args,
      field,
      texts.map((agreed) => agreed && <AgreedText key={agreed.id} {...agreed} />),
    )
  return {
    terms: {
      part: shown('terms', terms, privacy),
      versions: { terms_version: versionOf(terms), privacy_version: versionOf(privacy) },
    },
    ad_rules: { part: shown('ad_rules', ad_rules), versions: { ad_rules_version: versionOf(ad_rules) } },
  }
}

type Agreed = ComponentProps<typeof AgreedText>

const versionOf = (agreed: Agreed | null) => agreed?.text.version ?? null

async function readText(args: LoaderArgs, name: CentreTextName): Promise<Agreed | null> {
  const { path, read } = CENTRE_TEXTS[name]
  const text = await answered(ifPublished(read(visitOf(args.context).portal, {})))
  return text && { text, path, id: name }
}

/** Null only for a text that is not published: the consent to one that could not be read would be refused. */
async function ifPublished<Text>(call: Promise<Text>): Promise<Text | null> {
  const read = await attempt(call)
  if (read.ok) return read.value
  if (read.error.code === 'not_found') return null
  throw read.error
}
