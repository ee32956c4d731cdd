import { type CountForms, count, type Language } from '@sauda/sdk/language'
import { inBoth } from '../../language/in-both.ts'

const MINUTES: CountForms = { ru: ['минуту', 'минуты', 'минут'], kk: 'минутта' }
const HOURS: CountForms = { ru: ['час', 'часа', 'часов'], kk: 'сағатта' }
const DAYS: CountForms = { ru: ['день', 'дня', 'дней'], kk: 'күнде' }

/** Returns a time as people say it, of the size that matters: «40 минут», «3 часа», «2 дня»; «40 минутта». */
export function roughTime(minutes: number, language: Language): string {
  const fives = Math.ceil(minutes / 5) * 5
  if (fives < 60) return count(fives, MINUTES, language)
  const hours = Math.round(minutes / 60)
  if (hours < 24) return count(hours, HOURS, language)
  return count(Math.round(minutes / 1440), DAYS, language)
}

/** What the author of a new ad reads once it was handed in. */
export const handedInWords = inBoth({
  ru: {
    title: 'Готово',
    sent: 'Отправлено на модерацию',
    next: (minutes: number | null) =>
      minutes === null
        ? 'Модератор посмотрит объявление. Ответ придёт уведомлением.'
        : `Модератор посмотрит объявление. Последнее время отвечаем примерно за ${roughTime(minutes, 'ru')}. Ответ придёт уведомлением.`,
    number: 'Номер',
    status: 'Статус',
    term: 'Простоит в каталоге',
    days: '30 дней с публикации',
    another: 'Подать ещё одно',
    mine: 'К моим объявлениям',
  },
  kk: {
    title: 'Дайын',
    sent: 'Модерацияға жіберілді',
    next: (minutes) =>
      minutes === null
        ? 'Хабарландыруды модератор қарайды. Жауабын хабарлама етіп жібереміз.'
        : `Хабарландыруды модератор қарайды. Соңғы кезде шамамен ${roughTime(minutes, 'kk')} жауап беріп жүрміз. Жауабын хабарлама етіп жібереміз.`,
    number: 'Нөмірі',
    status: 'Мәртебесі',
    term: 'Каталогта тұрады',
    days: 'жарияланғаннан бастап 30 күн',
    another: 'Тағы біреуін беру',
    mine: 'Менің хабарландыруларым',
  },
})
