import type { User } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { Button, Drawing, EmptyState, PageHead } from '@sauda/ui'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { useSite } from '../../shell/use-site.ts'
import { AdRows } from '../ads/ad-rows.tsx'
import type { UnfoldedAds } from '../ads/ads-up-to.ts'
import { emptyDrawing } from '../ads/categories.ts'
import { deskWords } from '../ads/desk-words.ts'
import { MoreAds } from '../ads/more-ads.tsx'
import { OwnApplication } from '../people/own-application.tsx'
import { siteWords } from '../site/words.ts'

export type OwnAdsProps = {
  ads: UnfoldedAds
  /** The pending application of a company: shown on the first page that its owner sees. */
  waiting: User['application']
  now: string
  /** The draft of a new ad. */
  draft: ReactNode
}

/** The user's own ads in all statuses. */
export function OwnAds({ ads, waiting, now, draft }: OwnAdsProps) {
  const { header } = useWords(siteWords)
  const { writesAds } = useSite()
  const desk = useWords(deskWords)
  return (
    <>
      <PageHead
        title={desk.myAds}
        count={desk.ads(ads.total)}
        tools={
          // On wide screens the header has the same button.
          writesAds && (
            <Button asChild className="nav:hidden">
              <LocalLink to={paths.adCreate}>{header.newAd}</LocalLink>
            </Button>
          )
        }
      />
      {waiting && <OwnApplication application={waiting} />}
      {draft}
      <section aria-label={desk.myAds} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {ads.items.length > 0 ? (
          <AdRows ads={ads.items} reader="owner" hrefOf={(ad) => paths.ad(ad.id)} now={now} />
        ) : (
          !ads.error && (
            <EmptyState drawing={<Drawing src={emptyDrawing} />} title={desk.noAds}>
              {desk.noAdsHelp}
            </EmptyState>
          )
        )}
        <MoreAds {...ads} />
      </section>
    </>
  )
}
