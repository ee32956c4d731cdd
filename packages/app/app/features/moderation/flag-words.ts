import { pluralForm } from '@sauda/sdk/language'
import { inBoth } from '../../language/in-both.ts'

const TIMES = { one: 'раз', few: 'раза', many: 'раз' }

/** What a moderator should look at in an ad. */
export const flagWords = inBoth({
  ru: {
    title: 'Обратите внимание',
    /** How many there are, for a row of the queue. */
    found: (count: number) => `Обратите внимание: ${count}`,
    contacts: 'Контакты в тексте',
    cheap: (times: number) => `Цена в ${times} ${TIMES[pluralForm(times)]} ниже похожих`,
    dear: (times: number) => `Цена в ${times} ${TIMES[pluralForm(times)]} выше похожих`,
    scale: (price: string, low: string, high: string) => `${price}, похожие от ${low} до ${high}`,
    like: (low: string, high: string, ads: number) =>
      `Похожие: от ${low} до ${high}, сравнили объявлений: ${ads}.`,
    photo: 'Такое же фото в другом объявлении',
    photoHere: 'Фото этого объявления, открыть крупно',
    photoThere: (title: string) => `Фото объявления «${title}», открыть крупно`,
    own: 'того же автора',
    foreign: 'другого автора',
    many: 'Много объявлений за сутки',
    count: (ads: number) => `У автора это ${ads}-е`,
  },
  kk: {
    title: 'Назар аударыңыз',
    found: (count) => `Назар аударыңыз: ${count}`,
    contacts: 'Мәтінде байланыс деректері бар',
    cheap: (times) => `Бағасы ұқсастарынан ${times} есе төмен`,
    dear: (times) => `Бағасы ұқсастарынан ${times} есе жоғары`,
    scale: (price, low, high) => `${price}, ұқсастары ${low} мен ${high} аралығында`,
    like: (low, high, ads) => `Ұқсастары: ${low} мен ${high} аралығында, салыстырылған хабарландыру: ${ads}.`,
    photo: 'Дәл осындай сурет басқа хабарландыруда бар',
    photoHere: 'Осы хабарландырудың фотосы, үлкейтіп ашу',
    photoThere: (title) => `«${title}» хабарландыруының фотосы, үлкейтіп ашу`,
    own: 'осы автордікі',
    foreign: 'басқа автордікі',
    many: 'Бір тәулікте хабарландыру көп',
    count: (ads) => `Автордың ${ads}-хабарландыруы`,
  },
})
