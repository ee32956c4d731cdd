import { attempt } from '@sauda/sdk'
import type { RouterContextProvider } from 'react-router'
import { renderPart } from '../../shell/server-part.server.tsx'
import { visitOf } from '../../shell/visit.ts'
import { AgreedText } from '../content/agreed-text.tsx'
import type { CentreTextName } from '../content/centre-text-names.ts'
import { CENTRE_TEXTS } from '../content/centre-texts.ts'
import type { ConsentTexts } from './consents.tsx'

type LoaderArgs = { readonly url: URL; readonly context: Readonly<RouterContextProvider> }

/** The texts to which a new user agrees, as they are published now. Without one of them, its summary is shown alone. */
export async function agreedTexts(args: LoaderArgs): Promise<ConsentTexts> {
  const [terms, ad_rules] = await Promise.all([
    agreedText(args, 'terms-of-use'),
    agreedText(args, 'rules-ad'),
  ])
  return { terms, ad_rules }
}

async function agreedText(args: LoaderArgs, name: CentreTextName) {
  const { path, read } = CENTRE_TEXTS[name]
  const text = await attempt(read(visitOf(args.context).portal, {}))
  return text.ok ? renderPart(args, name, <AgreedText text={text.value} path={path} id={name} />) : null
}
