import type { ContentQuery, Promotion } from '@sauda/sdk/content'
import type { Moment } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, Chip, EmptyState, PageHead } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { Crumbs } from './crumbs.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { PromotionRow } from './promotion-row.tsx'
import { byRun, RUNS } from './promotion-run.ts'
import { contentWords } from './words.ts'

type PromotionListProps = { promotions: readonly Promotion[]; now: Moment; query: ContentQuery }

/** All promotions: those that run, those that come, those that are over. */
export function PromotionList({ promotions, now, query }: PromotionListProps) {
  const words = useWords(contentWords)
  const runs = byRun(promotions, now)
  const shown = RUNS.filter((run) => runs[run].length > 0)
  return (
    <>
      <PreviewBar query={query} />
      <div className="page-wrap pt-4 pb-16 sm:pb-24">
        <Crumbs here={words.promotions.title} />
        <PageHead
          title={words.promotions.title}
          lead={words.promotions.lead}
          className="mt-2"
          tools={
            shown.length > 1 &&
            shown.map((run) => (
              <Chip key={run} asChild>
                <a href={`#${run}`}>
                  {words.promotions.runs[run]} <span className="text-muted">{runs[run].length}</span>
                </a>
              </Chip>
            ))
          }
        />
        {shown.map((run) => (
          <section key={run} aria-labelledby={run} className="mt-10">
            <h2 id={run} className="mb-4 scroll-mt-4">
              {words.promotions.runs[run]}
            </h2>
            <ul>
              {runs[run].map((promotion) => (
                <li key={promotion.id}>
                  <PromotionRow promotion={promotion} now={now} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {shown.length === 0 && (
          <EmptyState
            title={words.promotions.none}
            className="mt-8"
            actions={
              <Button asChild variant="quiet">
                <LocalLink to={paths.ads}>{words.promotions.catalogue}</LocalLink>
              </Button>
            }
          >
            {words.promotions.noneHelp}
          </EmptyState>
        )}
      </div>
    </>
  )
}
