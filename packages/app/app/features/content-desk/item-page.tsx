import { CONTENT_SHAPES } from '@sauda/sdk/content-editor'
import * as paths from '@sauda/sdk/paths'
import { Breadcrumbs } from '@sauda/ui'
import { Suspense } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { late } from '../../shell/late.ts'
import type { ItemDesk } from './item-desk.ts'
import { ItemForm } from './item-form.tsx'
import { nameOf } from './item-values.ts'
import { contentSetWords } from './set-words.ts'
import { StateBadges } from './state-badge.tsx'
import type { ItemAnswer } from './use-opened.ts'
import { contentDeskWords } from './words.ts'

/** An older version beside the newest one. */
const LateDifference = late(() => import('./difference.tsx'), 'Difference')

/** Who changed an entry, and when. */
const LateItemLog = late(() => import('./item-log.tsx'), 'ItemLog')

/** An entry in both languages: its fields, its publication, its versions. */
export function ItemPage({ desk, answer }: { desk: ItemDesk; answer: ItemAnswer }) {
  const words = useWords(contentDeskWords)
  const { sets } = useWords(contentSetWords)
  const language = useLanguage()
  const { set, item } = desk
  const name = (item && nameOf(item.fields, language)) || (item ? sets[set] : words.newEntry)
  return (
    <>
      <DocumentHead title={name} hidden />
      <header className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <Breadcrumbs
          label={words.crumbs}
          items={[
            <LocalLink key="all" to={paths.contentDesk}>
              {words.title}
            </LocalLink>,
            ...(CONTENT_SHAPES[set].isSingle
              ? []
              : [
                  <LocalLink key="set" to={paths.contentSet(set)}>
                    {sets[set]}
                  </LocalLink>,
                ]),
            <span key="here">{name}</span>,
          ]}
        />
        <h1 className="wrap-break-word">{name}</h1>
        {item && <StateBadges item={item} />}
      </header>
      <Suspense>
        {desk.compared && item && <LateDifference desk={desk} compared={desk.compared} />}
        {desk.acts && <LateItemLog item={item} acts={desk.acts} />}
      </Suspense>
      <ItemForm key={`${item?.id} ${desk.at}`} desk={desk} answer={answer} />
    </>
  )
}
