import { listRules } from '@sauda/sdk/content'
import type { RouterContextProvider } from 'react-router'
import { visitOf } from '../../shell/visit.ts'
import { contentQuery } from './content-query.ts'
import { contentWords } from './words.ts'

type LoaderArgs = { readonly url: URL; readonly context: Readonly<RouterContextProvider> }

/** The rules for a page, and the words of the pages of rules. */
export async function readRules(args: LoaderArgs) {
  const { portal, language } = visitOf(args.context)
  const query = await contentQuery(args)
  const { items } = await listRules(portal, query)
  return { rules: items, query, words: contentWords[language].rules }
}
