import type { Contact } from '@sauda/sdk/content'
import { inLanguage, type Language, localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { shellWords } from '../../shell/words.ts'
import { pointOf } from '../home/centre-point.ts'
import type { Place, Thing } from './things.ts'
import { foundWords } from './words.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Identifies the centre in what other pages say. */
export function storeId(origin: string): string {
  return `${origin}/#centre`
}

/** Where the centre and its shops are; nothing as long as nobody has written it. */
export function addressThing(contact: Contact | null, language: Language): Thing | undefined {
  const address = contact && inLanguage(contact, 'address', language)
  return address ? { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'KZ' } : undefined
}

/** The shopping centre as a place, for pages of what is in it: search engines read each page by itself. */
export function placeThing(contact: Contact | null, { language, origin }: Place): Thing {
  return {
    '@type': 'ShoppingCenter',
    '@id': storeId(origin),
    name: shellWords[language].site.name,
    address: addressThing(contact, language),
  }
}

/** The shopping centre with its address, phones and hours. */
export function storeThing(contact: Contact | null, place: Place): Thing {
  const { language, origin } = place
  const point = pointOf(contact?.map_link ?? null)
  return {
    ...placeThing(contact, place),
    description: foundWords[language].description,
    url: origin + localPath(paths.home, language),
    logo: `${origin}/icons/icon-512.png`,
    image: origin + localPath('/picture.jpg', language),
    priceRange: '₸',
    currenciesAccepted: 'KZT',
    telephone: contact?.phones[0]?.phone,
    email: contact?.email ?? undefined,
    geo: point ? { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lon } : undefined,
    hasMap: contact?.map_link ?? undefined,
    openingHoursSpecification: contact?.hours.map(({ weekdays, from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.map((day) => `https://schema.org/${DAYS[day - 1]}`),
      opens: from,
      closes: closingTime(to),
    })),
    // A day on which the centre stays closed opens and closes at midnight, by the rules of search engines.
    specialOpeningHoursSpecification: contact?.exceptions.map(({ date, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: opens ?? '00:00',
      closes: closes ? closingTime(closes) : '00:00',
    })),
  }
}

/** Search engines do not know the end of a day as 24:00. */
const closingTime = (time: string) => (time === '24:00' ? '23:59' : time)

/** The portal itself, with its search. */
export function siteThing({ language, origin }: Place): Thing {
  const { site } = shellWords[language]
  return {
    '@type': 'WebSite',
    name: site.name,
    url: origin + localPath(paths.home, language),
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${localPath(paths.ads, language)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}
