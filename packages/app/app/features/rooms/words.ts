import { inBoth } from '../../language/in-both.ts'
import { kazakhAtTime } from '../../language/kazakh-endings.ts'

/** Where a room is and when it is open. */
export const roomWords = inBoth({
  ru: {
    plate: (level: number, number: string) => `${level} этаж, бутик ${number}`,
    way: (level: number, number: string) => `${level}-й этаж, бутик ${number}`,
    onLevel: (level: number) => `${level} этаж`,
    open: (_from: string, to: string) => `Открыто до ${to}`,
    opensToday: (from: string) => `Закрыто, откроется сегодня в ${from}`,
    opensTomorrow: (from: string) => `Закрыто, откроется завтра в ${from}`,
    opensOn: (weekday: string, from: string) => `Закрыто, откроется в ${from}, ${weekday}`,
    closed: 'Закрыто',
    todayClosed: 'Сегодня закрыто',
    todayHours: (from: string, to: string) => `Сегодня ${from}–${to}`,
    shop: 'Магазин в центре',
    everyDay: 'каждый день',
    ads: 'Объявления бутика',
    levelAds: (level: number) => `Весь ${level}-й этаж`,
  },
  kk: {
    plate: (level: number, number: string) => `${level}-қабат, ${number}-бутик`,
    way: (level: number, number: string) => `${level}-қабат, ${number}-бутик`,
    onLevel: (level: number) => `${level}-қабат`,
    open: (from: string, to: string) => `Қазір ашық: ${from}–${to}`,
    opensToday: (from: string) => `Жабық, бүгін ${kazakhAtTime(from)} ашылады`,
    opensTomorrow: (from: string) => `Жабық, ертең ${kazakhAtTime(from)} ашылады`,
    opensOn: (weekday: string, from: string) => `Жабық, ${weekday} күні ${kazakhAtTime(from)} ашылады`,
    closed: 'Жабық',
    todayClosed: 'Бүгін жабық',
    todayHours: (from: string, to: string) => `Бүгін ${from}–${to}`,
    shop: 'Орталықтағы дүкен',
    everyDay: 'күн сайын',
    ads: 'Бутик хабарландырулары',
    levelAds: (level: number) => `Бүкіл ${level}-қабат`,
  },
})
