import { inBoth } from '../../language/in-both.ts'

/** What a moderator should look at in an ad. */
export const flagWords = inBoth({
  ru: {
    title: 'Обратите внимание',
    contacts: 'Контакты в тексте',
    price: 'Цена далека от обычной',
    typical: (typical: string, ads: number) => `У похожих обычно ${typical}, сравнили ${ads}`,
    photo: 'Такое же фото в другом объявлении',
    own: 'того же автора',
    foreign: 'другого автора',
    many: 'Много объявлений за сутки',
    count: (ads: number) => `У автора это ${ads}-е`,
  },
  kk: {
    title: 'Назар аударыңыз',
    contacts: 'Мәтінде байланыс деректері бар',
    price: 'Бағасы әдеттегіден алшақ',
    typical: (typical, ads) => `Ұқсастары әдетте ${typical} тұрады, ${ads} хабарландырумен салыстырылды`,
    photo: 'Дәл осындай сурет басқа хабарландыруда бар',
    own: 'осы автордікі',
    foreign: 'басқа автордікі',
    many: 'Бір тәулікте хабарландыру көп',
    count: (ads) => `Автордың ${ads}-хабарландыруы`,
  },
})
