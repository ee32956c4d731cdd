/** An ad that the demo's people review. */
export interface DemoReviewedAd {
  id: number
  owner_id: number
  company_id: number | null
  title: string
  title_kk: string | null
}

/** A review of the demo centre. */
export interface DemoReview {
  ad: DemoReviewedAd
  author_id: number
  stars: number
  text: string
  contacted: boolean
  /** Why it waits; null for public ones. */
  held: string[] | null
  reply: string | null
  /** A report of the shop; null for none. */
  report: { reason: string; text: string } | null
  days_ago: number
}

type Said = readonly [stars: number, text: string, reply?: string]

const SAID: readonly [Said, ...Said[]] = [
  [5, 'Проверили при мне на стенде, всё подошло с первого раза. Упаковали как положено.'],
  [
    4,
    'Хорошая деталь, но в субботу стояла очередь минут двадцать.',
    'Спасибо. По субботам теперь работают два продавца, можно отложить по телефону.',
  ],
  [5, 'Бәрі сай келді, бағасы да келісілгендей болды. Сатушы сыпайы әрі білетін адам екен.'],
  [5, 'Искал неделю по всему городу, здесь нашли за пять минут. Цена честная.'],
  [
    1,
    'Продали не ту сторону, обмен занял два дня. Пришлось ездить дважды.',
    'Наша ошибка: перепутали полку. Деталь заменили и вернули стоимость доставки.',
  ],
  [4, 'Состояние как на фото, царапина была, но о ней предупредили сразу.'],
  [
    5,
    'Орнына қалай қою керегін түсіндіріп берді, құралын да берді. Рақмет!',
    'Рақмет! Сұрағыңыз болса, қоңырау шалыңыз.',
  ],
  [
    3,
    'Деталь рабочая, но без крепежа, а на фото он был.',
    'Извините, фото заменили. Крепёж приезжайте и заберите бесплатно.',
  ],
  [5, 'Второй раз беру здесь, оба раза без вопросов. Чек дали, гарантию написали от руки.'],
  [4, 'Магазин на месте нашёл не сразу, зато открыто до вечера и деталь ждала на прилавке.'],
  [5, 'Подобрали аналог дешевле оригинала и честно сказали, чем он хуже.'],
  [2, 'По телефону назвали одну цену, на месте другую. Взял, но осадок остался.'],
]

/** How many reviews the shops have, in their order: with a mean, and without. */
const NUMBERS = [12, 7, 3, 5, 1, 4, 0, 6, 2, 3, 8, 1, 3, 4] as const

const HELD: readonly (readonly [text: string, stars: number, reasons: string[]])[] = [
  ['Лучший магазин, звоните мне 8 701 234 56 78, сделаю скидку от себя.', 5, ['contacts', 'no_contact']],
  ['Не был здесь сам, но сосед говорит, что торгуют честно и не обманывают.', 4, ['no_contact']],
  ['Обманщики, деньги взяли, а деталь оказалась с другой машины.', 1, ['words']],
]

const REPORTED: readonly (readonly [text: string, stars: number, reason: string, said: string])[] = [
  [
    'Берите лучше у соседей на третьем этаже, у них дешевле и быстрее.',
    1,
    'advert',
    'Реклама соседа, покупки у нас не было.',
  ],
  [
    'Сказали приехать к десяти, открыли в одиннадцать. День потерян.',
    2,
    'untrue',
    'Мы открыты с девяти каждый день.',
  ],
]

/** Makes the reviews of the shops: each person writes about an ad once. */
export const makeReviews = (ads: readonly DemoReviewedAd[], authors: readonly number[]): DemoReview[] => {
  const reviews: DemoReview[] = []
  let turn = 0
  const add = (ad: DemoReviewedAd, said: Pick<DemoReview, 'stars' | 'text'> & Partial<DemoReview>) => {
    turn += 1
    const written = reviews.filter((review) => review.ad === ad).length
    const author_id = authors[(ads.indexOf(ad) * 3 + written) % authors.length] ?? 0
    reviews.push({
      ...{ ad, author_id, contacted: turn % 4 !== 0, held: null, reply: null, report: null },
      days_ago: 1 + ((turn * 7) % 60),
      ...said,
    })
  }
  for (const [at, ad] of ads.entries()) {
    for (let n = 0; n < (NUMBERS[at] ?? 0); n++) {
      const [stars, text, reply = null] = SAID[(at * 5 + n) % SAID.length] ?? SAID[0]
      add(ad, { stars, text, reply })
    }
  }
  for (const [at, [text, stars, held]] of HELD.entries()) {
    const ad = ads[at]
    if (ad) add(ad, { text, stars, held, contacted: !held.includes('no_contact'), days_ago: 0.2 + at * 0.3 })
  }
  for (const [at, [text, stars, reason, said]] of REPORTED.entries()) {
    const ad = ads[at]
    if (ad) add(ad, { text, stars, report: { reason, text: said }, days_ago: 1.5 + at })
  }
  // Later ones have higher ids.
  return reviews.toSorted((one, other) => other.days_ago - one.days_ago)
}
