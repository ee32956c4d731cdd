import type { ContentSet, Fields } from '../features/content/content-columns.ts'
import { checkFields } from '../features/content/editing/check-fields.ts'
import { insertImage } from '../features/content/image-queries.ts'
import { dayIn } from '../features/documents/almaty.ts'
import type { Trx } from '../platform/database/transaction.ts'
import type { ContentPictures } from './content-pictures.ts'
import { about, aboutOptions, awards, partners, tiers } from './data/content/centre-facts.ts'
import { changesSinceEarlier, earlierRules } from './data/content/earlier-rules.ts'
import type { ContentPicture } from './data/content/entry.ts'
import { infrastructure } from './data/content/infrastructure.ts'
import { instructions } from './data/content/instructions.ts'
import { maintenance } from './data/content/maintenance.ts'
import { privacyPolicy } from './data/content/privacy-policy.ts'
import { type DemoPromotion, promotions } from './data/content/promotions.ts'
import { rules } from './data/content/rules.ts'
import { rulesAd } from './data/content/rules-ad.ts'
import { rulesShoppingCenter } from './data/content/rules-shopping-center.ts'
import { slides } from './data/content/slides.ts'
import { termsOfUse } from './data/content/terms-of-use.ts'
import { idIn } from './id-in.ts'
import type { CentreIds } from './insert-centre.ts'
import { insertPublished } from './insert-published.ts'

interface Given {
  ids: Pick<CentreIds, 'rooms' | 'services'>
  images: ContentPictures
  now: Date
}

const DAY = 86_400_000
const HALF_YEAR = 182 * DAY

/** Inserts the texts of the demo centre, published, with their pictures. */
export const insertContent = async (trx: Trx, given: Given): Promise<void> => {
  for (const image of given.images.values())
    await insertImage(trx, { ...image, author_id: null, created_at: given.now })
  const put = (set: ContentSet, fields: Fields) =>
    insertPublished(trx, set, [{ fields: checked(set, fields), from: given.now }])
  const putAll = async (set: ContentSet, all: readonly Fields[]) => {
    for (const fields of all) await put(set, fields)
  }
  const promotionIds = new Map<string, number>()
  for (const promotion of promotions)
    promotionIds.set(promotion.title, await put('sliderDetail', promotionFields(promotion, given)))
  await putAll(
    'slider',
    slides.map(({ promotion, picture, ...slide }) => ({
      ...slide,
      promotion_id: promotion ? idIn(promotionIds, promotion) : null,
      image: imageOf(picture, given),
    })),
  )
  await put('about', about)
  await putAll('aboutOption', aboutOptions)
  for (const { options, ...part } of infrastructure) {
    const infrastructure_id = await put('infrastructure', part)
    await putAll(
      'infrastructureOption',
      options.map((option) => ({ ...option, infrastructure_id })),
    )
  }
  await putAll(
    'vehicleMaintenance',
    maintenance.map(({ service, rooms, ...work }) => ({
      ...work,
      service_id: idIn(given.ids.services, service),
      room_ids: roomIds(rooms, given),
    })),
  )
  await putAll('tier', tiers)
  await putAll('awards', awards)
  await putAll(
    'partner',
    partners.map((name) => ({ name })),
  )
  await putAll('rule', rules)
  await putAll('instruction', instructions)
  await put('termsOfUse', termsOfUse)
  await insertPublished(trx, 'rulesShoppingCenter', [
    { fields: checked('rulesShoppingCenter', earlierRules), from: new Date(given.now.getTime() - HALF_YEAR) },
    {
      fields: checked('rulesShoppingCenter', rulesShoppingCenter),
      from: given.now,
      note: changesSinceEarlier,
    },
  ])
  await put('privacyPolicy', privacyPolicy)
  await put('rulesAd', rulesAd)
}

/** Returns the fields as the editor would store them. */
const checked = (set: ContentSet, written: Fields): Fields => {
  const { fields, errors } = checkFields(set, written)
  if (errors) throw new RangeError(`The ${set} of the demo centre has ${JSON.stringify(errors)}`)
  return fields
}

const promotionFields = (
  { starts, ends, rooms, picture, ...texts }: DemoPromotion,
  given: Given,
): Fields => ({
  ...texts,
  starts_on: dayFrom(given.now, starts),
  ends_on: ends === null ? null : dayFrom(given.now, ends),
  room_ids: roomIds(rooms, given),
  image: imageOf(picture, given),
})

const dayFrom = (now: Date, days: number) => dayIn(new Date(now.getTime() + days * DAY))

const roomIds = (numbers: readonly string[], { ids }: Given) =>
  numbers.map((number) => idIn(ids.rooms, number))

const imageOf = ({ drawing, alt, alt_kk }: ContentPicture, { images }: Given): Fields['image'] => {
  const image = images.get(drawing)
  if (!image) throw new RangeError(`No picture was stored of ${drawing}`)
  return { key: image.key, alt, alt_kk }
}
