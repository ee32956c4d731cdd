import { groupDigits } from '@sauda/sdk/language'
import { plate } from './document-lines.ts'
import { type Month, yearOf } from './document-months.ts'
import { type Lease, rateIn } from './leases.ts'

interface Appendix {
  title: string
  paragraphs: string[]
  /** The month from which its rates apply. */
  from: Month
}

const NOVEMBER = 10

/** The appendices that a lease gets in a month: for its rooms when it begins, and in November for the next year's rates. */
export const appendixText = (lease: Lease, month: Month): Appendix[] => [
  ...(month === lease.since ? [rooms(lease)] : []),
  ...(month % 12 === NOVEMBER && month > lease.since ? [indexation(lease, month + 2)] : []),
]

const rooms = ({ rooms: own, since }: Lease): Appendix => ({
  title: 'Помещения и ставки аренды',
  from: since,
  paragraphs: [
    `Арендодатель передаёт, а Арендатор принимает в аренду помещения ${own.map(plate).join(', ')} общей площадью ${area(own)} м².`,
    'Ставки указаны за один квадратный метр в месяц и включают НДС. Эксплуатационные расходы и электроэнергия оплачиваются отдельно.',
    `Жалға беруші ${own.map(plate).join(', ')} үй-жайларын береді, Жалға алушы қабылдайды; жалпы ауданы ${area(own)} м².`,
  ],
})

const indexation = (lease: Lease, from: Month): Appendix => {
  const year = yearOf(from)
  const growth = lease.rooms.map(
    (room) => rateIn(room, lease.since, from) / rateIn(room, lease.since, from - 1),
  )
  const percent = Math.round((Math.max(...growth) - 1) * 100)
  return {
    title: `Ставки аренды с 1 января ${year} г.`,
    from,
    paragraphs: [
      `С 1 января ${year} года ставки аренды увеличиваются на ${percent} % и составляют суммы, указанные в таблице.`,
      'Остальные условия договора не меняются. Приложение вступает в силу с даты подписания обеими сторонами.',
      `${year} жылғы 1 қаңтардан бастап жалдау мөлшерлемелері ${percent} % өседі, шарттың басқа талаптары өзгермейді.`,
    ],
  }
}

const area = (own: Lease['rooms']) =>
  groupDigits(Math.round(own.reduce((sum, room) => sum + room.area, 0) * 10) / 10)
