import * as paths from '@sauda/sdk/paths'
import { Button, ErrorPage } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { NOT_FOUND } from '../../shell/failure-of.ts'
import { shellWords } from '../../shell/words.ts'
import { contentWords } from './words.ts'

/** In place of a promotion that is not there, or was taken back: the page of a missing one (spec §8), with a way to the others. */
export function MissingPromotion() {
  const { promotions } = useWords(contentWords)
  const { failures } = useWords(shellWords)
  return (
    <ErrorPage
      status={404}
      message={<span lang="en">{NOT_FOUND}</span>}
      homeLink={
        <span className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <LocalLink to={paths.promotions}>{promotions.all}</LocalLink>
          </Button>
          <Button asChild variant="quiet">
            <LocalLink to={paths.home}>{failures.home}</LocalLink>
          </Button>
        </span>
      }
    >
      {promotions.missing}
    </ErrorPage>
  )
}
