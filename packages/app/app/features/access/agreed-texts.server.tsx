import { attempt } from '@sauda/sdk'
import type { ComponentProps } from 'react'
import type { RouterContextProvider } from 'react-router'
import { renderPart } from '../../shell/server-part.server.tsx'
import { visitOf } from '../../shell/visit.ts'
import { AgreedText } from '../content/agreed-text.tsx'
import type { CentreTextName } from '../content/centre-text-names.ts'
import { CENTRE_TEXTS } from '../content/centre-texts.ts'
import type { ConsentTexts } from './consents.tsx'

type LoaderArgs = { readonly url: URL; readonly context: Readonly<RouterContextProvider> }

/** The texts to which a new user agrees, as they are published now, with their versions. Without one of them, its summary is shown alone. */
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
  const text = await attempt(read(visitOf(args.context).portal, {}))
  return text.ok ? { text: text.value, path, id: name } : null
}
