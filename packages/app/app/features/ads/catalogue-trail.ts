import * as paths from '@sauda/sdk/paths'
import type { WordsOf } from '../../language/in-both.ts'
import { catalogueAddress } from './catalogue-address.ts'
import type { catalogueWords } from './catalogue-words.ts'
import { categoryName } from './categories.ts'
import type { Entry } from './dictionaries.ts'

/** What a list or an ad is about. */
export type Subject = {
  category?: string | null | undefined
  /** The spare part or the service. */
  part?: Entry | null | undefined
  service?: Entry | null | undefined
}

/** The way to a list or an ad: home, catalogue, category, part. */
export function catalogueTrail({ category, part, service }: Subject, words: WordsOf<typeof catalogueWords>) {
  return [
    { to: paths.home, name: words.home },
    { to: paths.ads, name: words.root },
    ...(category
      ? [{ to: catalogueAddress({ category }), name: categoryName(words.categories, category) }]
      : []),
    ...(part ? [{ to: catalogueAddress({ spare_part_id: part.id }), name: part.name }] : []),
    ...(service
      ? [{ to: catalogueAddress({ kind: 'service', service_id: service.id }), name: service.name }]
      : []),
  ]
}
