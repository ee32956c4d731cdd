import { inBoth } from '../../language/in-both.ts'

/** A catalogue without ads. Only the server writes it, so it is not among the words of the catalogue. */
export const emptyCatalogueWords = inBoth({
  ru: {
    title: 'Здесь пока нет объявлений',
    help: 'Они появятся, как только продавцы опубликуют первые.',
  },
  kk: {
    title: 'Әзірге хабарландыру жоқ',
    help: 'Сатушылар жариялай бастағанда, осы жерде пайда болады.',
  },
})
