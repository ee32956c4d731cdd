import { listRules } from '@sauda/sdk/content'
import type { RouterContextProvider } from 'react-router'
import { listed } from '../../shell/answered.ts'
import { visitOf } from '../../shell/visit.ts'
import { contentQuery } from './content-query.ts'
import { contentWords } from './words.ts'

type LoaderArgs = { readonly url: URL; readonly context: Readonly<RouterContextProvider> }

/** The rules for a page, the words of the pages of rules, and where it is. */
export async function readRules(args: LoaderArgs) {
  const { portal, language, origin } = visitOf(args.context)
  const query = await contentQuery(args)
  const rules = await listed(listRules(portal, query))
  return { rules, query, words: contentWords[language].rules, place: { language, origin } }
}
