/** Texts of the e-mail about falls of prices, in both languages. */
const ru = {
  subject: (title: string, price: string, others: number) =>
    others > 0 ? `Подешевело в избранном: ${title} и ещё ${others}` : `${title}: теперь ${price}`,
  heading: 'Подешевело в избранном',
  lead: 'Вы сохранили эти объявления, и с тех пор продавцы снизили цену.',
  leadOne: 'Вы сохранили это объявление, и с тех пор продавец снизил цену.',
  line: (title: string, price: string, was: string) => `${title}: ${price} вместо ${was}`,
  more: (others: number) => `И ещё ${others}: все они в избранном.`,
  open: 'Открыть избранное',
  openAd: 'Открыть объявление',
  why: 'Письмо пришло, потому что объявление у вас в избранном. Уберите его оттуда, и писем о нём не будет.',
}

const kk = {
  subject: (title, price, others) =>
    others > 0 ? `Таңдаулыларда арзандады: ${title} және тағы ${others}` : `${title}: енді ${price}`,
  heading: 'Таңдаулыларда арзандады',
  lead: 'Сіз осы хабарландыруларды сақтап қойғансыз, содан бері сатушылар бағасын түсірді.',
  leadOne: 'Сіз осы хабарландыруды сақтап қойғансыз, содан бері сатушы бағасын түсірді.',
  line: (title, price, was) => `${title}: ${was}-нің орнына ${price}`,
  more: (others) => `Тағы ${others} хабарландыру бар: бәрі таңдаулыларда.`,
  open: 'Таңдаулыларды ашу',
  openAd: 'Хабарландыруды ашу',
  why: 'Хабарландыру таңдаулыларыңызда болғандықтан, бұл хат келді. Оны таңдаулылардан алып тастасаңыз, ол туралы хат келмейді.',
} satisfies typeof ru

export const LETTER_WORDS = { ru, kk }
