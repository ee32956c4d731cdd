import * as paths from '@sauda/sdk/paths'
import { Breadcrumbs } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { catalogueAddress } from './catalogue-address.ts'
import { catalogueWords } from './catalogue-words.ts'
import { categoryName } from './categories.ts'
import type { Entry } from './dictionaries.ts'

type CatalogueCrumbsProps = {
  category?: string | null
  /** The spare part or service of the filter. */
  part?: Entry | null
  service?: Entry | null
  className?: string
}

/** Breadcrumbs to a list or an ad: home, catalogue, category, part. */
export function CatalogueCrumbs({ category, part, service, className }: CatalogueCrumbsProps) {
  const catalogue = useWords(catalogueWords)
  const crumbs = [
    { to: paths.home, name: catalogue.home },
    { to: paths.ads, name: catalogue.root },
    ...(category
      ? [{ to: catalogueAddress({ category }), name: categoryName(catalogue.categories, category) }]
      : []),
    ...(part ? [{ to: catalogueAddress({ spare_part_id: part.id }), name: part.name }] : []),
    ...(service
      ? [{ to: catalogueAddress({ kind: 'service', service_id: service.id }), name: service.name }]
      : []),
  ]
  return (
    <Breadcrumbs
      label={catalogue.crumbs}
      className={className}
      items={crumbs.map(({ to, name }) => (
        <LocalLink key={to} to={to}>
          {name}
        </LocalLink>
      ))}
    />
  )
}
