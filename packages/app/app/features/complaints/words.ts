import { kazakhCount, russianCount } from '../../language/counted.ts'
import { inBoth } from '../../language/in-both.ts'

/** Complaints about ads: the visitor's page. */
export const complaintWords = inBoth({
  ru: {
    title: 'Что не так с объявлением?',
    lead: 'Жалобу прочитает модератор. Продавец не узнает, кто её отправил.',
    reason: 'Причина',
    text: 'Что произошло',
    textHint: 'Например, что ответил продавец. Если выбрано «Другое», напишите обязательно.',
    left: (count: number) => `Осталось ${russianCount(count, 'знак', 'знака', 'знаков')}`,
    send: 'Отправить жалобу',
    back: 'Вернуться к объявлению',
    failed: 'Проверьте поля',
  },
  kk: {
    title: 'Хабарландыруда не дұрыс емес?',
    lead: 'Шағымды модератор оқиды. Оны кім жібергенін сатушы білмейді.',
    reason: 'Себебі',
    text: 'Не болды',
    textHint: 'Мысалы, сатушы не деп жауап берді. «Басқа» таңдалса, міндетті түрде жазыңыз.',
    left: (count: number) => `${kazakhCount(count, 'таңба')} қалды`,
    send: 'Шағымды жіберу',
    back: 'Хабарландыруға оралу',
    failed: 'Мына өрістерді түзетіңіз',
  },
})
