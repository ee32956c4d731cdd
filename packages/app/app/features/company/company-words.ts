import { inBoth } from '../../language/in-both.ts'
import { kazakhAtTime } from '../../language/kazakh-endings.ts'

/** The frame of a company's pages: its tabs, and what it does today. */
export const companyWords = inBoth({
  ru: {
    title: 'Компания',
    pages: 'Разделы компании',
    parts: { settings: 'Настройки', hours: 'Часы', people: 'Люди' },
    today: 'Сегодня',
    openTill: (_from: string, to: string) => `Сегодня открыто до ${to}`,
    opensAt: (from: string) => `Сегодня откроется в ${from}`,
    isOver: (_from: string, to: string) => `Сегодня было открыто до ${to}`,
    closed: 'Сегодня закрыто',
    unknown: 'Часы не указаны',
    unknownHelp: 'Пока их нет, магазин не находят по фильтру «Открыто сейчас».',
    closedHelp: 'Покупатели видят это на страницах ваших объявлений.',
    closeToday: 'Закрыто сегодня',
    reopen: 'Вернуть обычные часы',
    failed: 'Не получилось',
  },
  kk: {
    title: 'Компания',
    pages: 'Компания бөлімдері',
    parts: { settings: 'Баптаулар', hours: 'Жұмыс уақыты', people: 'Адамдар' },
    today: 'Бүгін',
    openTill: (from: string, to: string) => `Бүгін ашық: ${from}–${to}`,
    opensAt: (from: string) => `Бүгін ${kazakhAtTime(from)} ашылады`,
    isOver: (from: string, to: string) => `Бүгінгі жұмыс аяқталды: ${from}–${to}`,
    closed: 'Бүгін жабық',
    unknown: 'Жұмыс уақыты көрсетілмеген',
    unknownHelp: 'Ол көрсетілмейінше, дүкен «Қазір ашық» сүзгісінде шықпайды.',
    closedHelp: 'Сатып алушылар мұны хабарландыруларыңыздың бетінен көреді.',
    closeToday: 'Бүгін жабық',
    reopen: 'Әдеттегі уақытты қайтару',
    failed: 'Орындалмады',
  },
})
