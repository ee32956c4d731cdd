import { localPath } from '@sauda/sdk/language'
import type { Place, Thing } from './things.ts'

/** A page on the way to the current one: its Russian path and its name. */
export type Step = { readonly to: string; readonly name: string }

/** The way to a page from the home page, as search engines show it. */
export function trailThing(steps: readonly Step[], { language, origin }: Place): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ to, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + localPath(to, language),
    })),
  }
}
