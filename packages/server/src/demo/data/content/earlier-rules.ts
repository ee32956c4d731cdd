import type { DemoText, InBoth } from './entry.ts'
import { rulesShoppingCenter } from './rules-shopping-center.ts'

interface Change {
  before: string
  now: string
}

/** What stood in the rules before. */
const CHANGES: Record<'text' | 'text_kk', readonly Change[]> = {
  text: [
    { before: 'не позднее чем за два рабочих дня', now: 'не позднее чем за один рабочий день' },
    {
      before:
        'Литиевые и свинцовые аккумуляторы заряжают только в бутиках с вытяжкой, у которых есть разрешение, и не оставляют на ночь без присмотра.',
      now: 'Литиевые аккумуляторы заряжают только в шкафах у входа Б. Свинцовые – в бутиках с вытяжкой, у которых есть разрешение.',
    },
  ],
  text_kk: [
    { before: 'кемінде екі жұмыс күні бұрын', now: 'кемінде бір жұмыс күні бұрын' },
    {
      before:
        'Литий және қорғасынды аккумуляторлар рұқсаты мен сорғышы бар бутиктерде ғана қуатталады, қуат алып тұрғанда түнге қадағалаусыз қалдырылмайды.',
      now: 'Литий аккумуляторлары Б кіреберісіндегі шкафтарда ғана қуатталады. Қорғасынды аккумуляторлар рұқсаты мен сорғышы бар бутиктерде қуатталады.',
    },
  ],
}

export const changesSinceEarlier: InBoth<'change_note'> = {
  change_note: `2.3. Заявка на ночные работы: за один рабочий день вместо двух.
4.3. Литиевые аккумуляторы теперь заряжают только в шкафах у входа Б.`,
  change_note_kk: `2.3. Түнгі жұмысқа өтінім енді екі емес, бір жұмыс күні бұрын беріледі.
4.3. Литий аккумуляторлары енді Б кіреберісіндегі шкафтарда ғана қуатталады.`,
}

/** The publication of the rules before the one that applies. */
export const earlierRules: DemoText = {
  ...rulesShoppingCenter,
  text: earlier('text'),
  text_kk: earlier('text_kk'),
}

function earlier(field: keyof typeof CHANGES): string {
  return CHANGES[field].reduce((text, { before, now }) => {
    if (!text.includes(now)) throw new RangeError(`The rules no longer have «${now}»`)
    return text.replace(now, before)
  }, rulesShoppingCenter[field])
}
