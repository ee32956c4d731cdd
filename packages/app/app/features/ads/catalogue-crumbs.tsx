import { Breadcrumbs } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { catalogueTrail, type Subject } from './catalogue-trail.ts'
import { catalogueWords } from './catalogue-words.ts'

/** Breadcrumbs to a list or an ad. */
export function CatalogueCrumbs({ className, ...subject }: Subject & { className?: string }) {
  const words = useWords(catalogueWords)
  return (
    <Breadcrumbs
      label={words.crumbs}
      className={className}
      items={catalogueTrail(subject, words).map(({ to, name }) => (
        <LocalLink key={to} to={to}>
          {name}
        </LocalLink>
      ))}
    />
  )
}
