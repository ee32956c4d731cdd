import { can } from '@sauda/sdk/access'
import type { ContentQuery } from '@sauda/sdk/content'
import type { RouterContextProvider } from 'react-router'
import { visitOf } from '../../shell/visit.ts'

type LoaderArgs = { readonly url: URL; readonly context: Readonly<RouterContextProvider> }

/** How a page reads the centre's content: `?preview=1` shows drafts to those who may write them, and to nobody else. */
export async function contentQuery({ url, context }: LoaderArgs): Promise<ContentQuery> {
  if (url.searchParams.get('preview') !== '1') return {}
  const user = await visitOf(context).currentUser()
  return can(user, 'content.manage') ? { preview: true } : {}
}
