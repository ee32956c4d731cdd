import type { User } from '@sauda/sdk/access'
import { roleLabel } from '@sauda/sdk/access'
import { phoneText } from '@sauda/sdk/ads'
import { Button, Drawing, EmptyState, PageHead } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { useOwnWords } from '../../language/own-words.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { AdRows } from '../ads/ad-rows.tsx'
import type { UnfoldedAds } from '../ads/ads-up-to.ts'
import { emptyDrawing } from '../ads/categories.ts'
import { MoreAds } from '../ads/more-ads.tsx'

export type CabinetPageProps = { user: User; ads: UnfoldedAds; now: string }

/** One's own page: own ads in all statuses, and what the portal knows of one. */
export function CabinetPage({ user, ads, now }: CabinetPageProps) {
  const { header } = useWords()
  const { desk } = useOwnWords()
  return (
    <div className="page-wrap grid gap-8 py-8 md:py-10">
      <DocumentHead title={desk.cabinet} hidden />
      <PageHead
        title={desk.myAds}
        count={desk.ads(ads.total)}
        tools={
          // On wide screens the header's own button is in sight.
          <Button asChild className="nav:hidden">
            <LocalLink to="/ads/create">{header.newAd}</LocalLink>
          </Button>
        }
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-label={desk.myAds} className="grid gap-6">
          {ads.items.length > 0 ? (
            <AdRows ads={ads.items} reader="owner" hrefOf={(ad) => `/ads/${ad.id}/view`} now={now} />
          ) : (
            !ads.error && (
              <EmptyState drawing={<Drawing src={emptyDrawing} />} title={desk.noAds}>
                {desk.noAdsHelp}
              </EmptyState>
            )
          )}
          <MoreAds {...ads} />
        </section>
        <Details user={user} />
      </div>
    </div>
  )
}

function Details({ user }: { user: User }) {
  const { desk } = useOwnWords()
  const language = useLanguage()
  const facts = [
    [desk.name, user.name],
    [desk.role, roleLabel(user.role_id, language)],
    [desk.company, user.company],
    [desk.bin, user.bin],
    [desk.email, user.email],
    [desk.phone, user.phone && phoneText(user.phone)],
  ]
  return (
    <section className="rounded-3 bg-surface p-6 shadow-1">
      <h2 className="text-xl">{desk.details}</h2>
      <dl className="mt-4 grid gap-3 text-row">
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt className="text-sm text-muted">{term}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
