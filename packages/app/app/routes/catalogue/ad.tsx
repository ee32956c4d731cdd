import { attempt } from '@sauda/sdk'
import { isStaff } from '@sauda/sdk/access'
import { adPage, getAd, showPhone } from '@sauda/sdk/ads'
import { inLanguage, money } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { listRooms, roomCard } from '@sauda/sdk/rooms'
import { TextLink } from '@sauda/ui'
import type { ReactNode } from 'react'
import { cityOf } from '../../features/ad-page/city-of.ts'
import { mayChooseDistrict } from '../../features/ad-page/may-choose-district.server.ts'
import { OwnerLineForSome } from '../../features/ad-page/owner-line-for-some.tsx'
import { SellerCard } from '../../features/ad-page/seller-card.tsx'
import { ShareAd } from '../../features/ad-page/share-ad.tsx'
import { AdFacts } from '../../features/ads/ad-facts.tsx'
import { AdGallery } from '../../features/ads/ad-gallery.tsx'
import { AdShelf } from '../../features/ads/ad-shelf.tsx'
import { AdMeta, AdTags } from '../../features/ads/ad-state.tsx'
import { AdText } from '../../features/ads/ad-text.tsx'
import { adWords } from '../../features/ads/ad-words.ts'
import { catalogueAddress } from '../../features/ads/catalogue-address.ts'
import { CatalogueCrumbs } from '../../features/ads/catalogue-crumbs.tsx'
import { joinedText, withJoinedTitle } from '../../features/ads/joined-text.ts'
import { nearestTo, othersThan, similarTo } from '../../features/ads/neighbours.ts'
import { PhoneReveal } from '../../features/ads/phone-reveal.tsx'
import { useCountedView } from '../../features/ads/use-counted-view.ts'
import { Heart } from '../../features/hearts/heart.tsx'
import { countUnanswered, foundReviews, loadReviews } from '../../features/reviews/load-reviews.ts'
import { readReviewQuery } from '../../features/reviews/review-query.ts'
import { ReviewSection } from '../../features/reviews/review-section.tsx'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink, useLocalPath } from '../../language/local-link.tsx'
import { answered, idOf, refused } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { renderPart } from '../../shell/server-part.server.tsx'
import { ServerPart } from '../../shell/server-part.tsx'
import { useSite } from '../../shell/use-site.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/ad.ts'

const SHELF = 4

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { portal, language, currentUser, contact } = visitOf(context)
  const ad = await answered(getAd(portal, idOf(params.id)))
  const [room] = ad.rooms
  const reviewQuery = readReviewQuery(url.searchParams)
  const [door, doors, own, same, near, asksDistrict, centre, reviews, reader] = await Promise.all([
    room && attempt(roomCard(portal, room.id)),
    room && listRooms(portal),
    adPage(portal, { seller_id: ad.seller.id, limit: SHELF + 1 }),
    adPage(portal, { ...similarTo(ad), limit: 3 * SHELF }),
    adPage(portal, { ...nearestTo(ad), limit: 3 * SHELF }),
    currentUser().then((reader) => mayChooseDistrict(portal, ad, reader)),
    contact(),
    loadReviews(portal, ad.id, reviewQuery),
    currentUser(),
  ])
  const unanswered = await countUnanswered(portal, reviews, reader)
  const others = othersThan([ad], own.items, SHELF).map(withJoinedTitle)
  const similar = othersThan([ad, ...others], [...same.items, ...near.items], SHELF).map(withJoinedTitle)
  const now = Date.now()
  const words = adWords[language]
  const named = (entry: typeof ad.brand) =>
    entry && { id: entry.id, name: inLanguage(entry, 'name', language) }
  const part = (id: string, content: ReactNode) => renderPart({ url, context }, id, content)
  return {
    ad,
    heading: joinedText(inLanguage(ad, 'title', language)),
    crumbs: part(
      'crumbs',
      <CatalogueCrumbs
        category={ad.category}
        part={named(ad.spare_part)}
        service={named(ad.service)}
        className="print:hidden"
      />,
    ),
    seller: part(
      'seller',
      <SellerCard
        seller={ad.seller}
        room={room ?? null}
        tenant={door?.ok ? door.value.tenant : null}
        exceptions={centre?.exceptions ?? []}
        now={now}
        doors={(doors?.items ?? []).filter(({ level }) => level === room?.level).map(({ number }) => number)}
        city={centre && cityOf(inLanguage(centre, 'address', language))}
        asksDistrict={asksDistrict}
        rating={reviews?.shop ?? null}
      />,
    ),
    about: part(
      'about',
      <>
        <AdText ad={ad} />
        <AdFacts ad={ad} />
      </>,
    ),
    reviews: part(
      'reviews',
      <ReviewSection
        adId={ad.id}
        shown={reviews}
        query={reviewQuery}
        unanswered={unanswered}
        desk={ad.seller.is_tenant || (reader && isStaff(reader.role_id)) ? paths.adsReviews : null}
        now={now}
      />,
    ),
    found: foundReviews(reviews),
    shelves: part(
      'shelves',
      <>
        <AdShelf
          title={room?.name ? words.moreOf(room.name) : words.moreOfPerson}
          ads={others}
          now={now}
          more={room && catalogueAddress({ room_id: room.id })}
        />
        <AdShelf title={words.similar} ads={similar} now={now} more={catalogueAddress(similarTo(ad))} />
      </>,
    ),
    now,
  }
}

/** Returns the phone: the only way it gets into a page. */
export async function action({ params, context }: Route.ActionArgs) {
  const phone = await attempt(showPhone(visitOf(context).portal, idOf(params.id)))
  return phone.ok ? { phone: phone.value } : refused(phone.error)
}

export default function AdPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ad, heading, crumbs, seller, about, reviews, shelves, now } = loaderData
  const words = useWords(adWords)
  const { origin } = useSite()
  useCountedView(ad)
  const language = useLanguage()
  const localPath = useLocalPath()
  const title = inLanguage(ad, 'title', language)
  const price = money(ad.price, language)
  const url = origin + localPath(paths.ad(ad.id))
  return (
    <div data-print="page" className="page-wrap pt-5 nav:pb-24">
      <DocumentHead title={`${title}, ${price}`} hidden={ad.live === false} />
      <ServerPart part={crumbs} />
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-5 nav:grid-cols-[minmax(0,1fr)_27rem] nav:gap-x-12 nav:gap-y-10">
        <AdGallery key={`gallery-${ad.id}`} ad={ad} />
        {/* As high as both rows: what sticks inside it ends above the reviews. */}
        <div className="contents nav:col-start-2 nav:row-span-2 nav:row-start-1 nav:block nav:self-stretch">
          <div className="contents *:min-w-0 nav:sticky nav:top-6 nav:grid nav:gap-5">
            <div className="grid gap-3">
              <h1 className="text-[1.375rem]/[1.2] tracking-[-0.02em] text-pretty wrap-break-word xs:text-[1.75rem]/[1.2]">
                {heading}
              </h1>
              <AdTags ad={ad} />
              <OwnerLineForSome ad={ad} />
            </div>
            <div className="flex items-center justify-between gap-4">
              <p className="font-display font-semibold text-[2.125rem]/[1.1] tracking-[-0.03em] tabular-nums xs:text-[2.5rem]/[1.1]">
                {price}
              </p>
              <div className="flex shrink-0 gap-2 print:hidden">
                <Heart ad={ad} className="border border-line-strong bg-surface" />
                <ShareAd title={title} url={url} />
              </div>
            </div>
            {/* Keyed by ad, so that a revealed phone is not carried over to another ad. */}
            <PhoneReveal
              key={`phone-${ad.id}`}
              hint={ad.phone_hint}
              about={{ title, url }}
              answer={actionData}
              className="max-nav:-mx-gutter max-nav:sticky max-nav:bottom-0 max-nav:z-6 max-nav:order-last max-nav:border-line max-nav:border-t max-nav:bg-surface max-nav:px-gutter max-nav:py-2.5 max-nav:shadow-2"
            />
            <ServerPart part={seller} />
            <AdMeta ad={ad} now={now} />
            <TextLink asChild className="justify-self-start text-sm print:hidden">
              <LocalLink to={paths.adComplain(ad.id)} rel="nofollow">
                {words.complain}
              </LocalLink>
            </TextLink>
            <p className="hidden break-all text-sm print:block">{url}</p>
          </div>
        </div>
        <ServerPart part={about} className="grid gap-10 max-nav:mt-3 nav:col-start-1" />
        <ServerPart part={reviews} className="max-nav:mt-6 nav:col-span-2" />
        <ServerPart part={shelves} className="grid gap-y-5 nav:col-span-2 nav:gap-y-10 print:hidden" />
      </div>
    </div>
  )
}
