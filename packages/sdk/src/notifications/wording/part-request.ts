import { pluralForm, type Words } from '../../language/index.ts'
import type { Sentence, Wording } from './sentence.ts'

/** What shops that were asked are told of a request, and staff and others who hear of it. */
export const PART_REQUEST_WORDING = {
  types: {
    1: {
      tenant: {
        ru: 'Покупатель ищет {what}: ответьте, если есть',
        kk: 'Сатып алушы {what} іздеп жүр: сізде болса, жауап беріңіз',
      },
      staff: { ru: 'Новая заявка на {what}', kk: 'Жаңа өтінім: {what}' },
      person: { ru: 'Ваша заявка на {what} размещена', kk: '{what} өтініміңіз орналастырылды' },
    },
    2: {
      tenant: {
        ru: 'Покупатель нашёл {what}, отвечать больше не нужно',
        kk: 'Сатып алушы {what} тапты, енді жауап берудің қажеті жоқ',
      },
      staff: { ru: 'Заявка на {what} закрыта: деталь найдена', kk: '{what} өтінімі жабылды: бөлшек табылды' },
      person: {
        ru: 'Деталь найдена, ваша заявка на {what} закрыта',
        kk: 'Бөлшек табылды, {what} өтініміңіз жабылды',
      },
    },
    6: {
      tenant: {
        ru: 'Покупатель идёт к вам за {what}: придержите на два часа',
        kk: 'Сатып алушы {what} үшін сізге келе жатыр: екі сағат сақтап қойыңыз',
      },
      staff: { ru: 'Покупатель пошёл в магазин за {what}', kk: 'Сатып алушы {what} үшін дүкенге кетті' },
      person: { ru: 'Вы идёте за {what}', kk: 'Сіз {what} үшін бара жатырсыз' },
    },
    7: {
      tenant: {
        ru: 'Заявка на {what} снята модератором, отвечать не нужно',
        kk: '{what} өтінімін модератор алып тастады, жауап беру қажет емес',
      },
      staff: { ru: 'Заявка на {what} снята', kk: '{what} өтінімі алынды' },
      person: {
        ru: 'Ваша заявка на {what} снята модератором',
        kk: '{what} өтініміңізді модератор алып тастады',
      },
    },
    8: {
      tenant: { ru: 'Покупатель пишет вам о {what}', kk: 'Сатып алушы сізге {what} туралы жазды' },
      staff: { ru: 'Сообщение в заявке на {what}', kk: '{what} өтініміне хабар келді' },
      person: { ru: 'Вам написали о {what}', kk: 'Сізге {what} туралы жазды' },
    },
    9: {
      tenant: {
        ru: 'Покупатель больше не ищет {what}, заявка закрыта',
        kk: 'Сатып алушы {what} енді іздемейді, өтінім жабылды',
      },
      staff: { ru: 'Заявка на {what} закрыта', kk: '{what} өтінімі жабылды' },
      person: { ru: 'Ваша заявка на {what} закрыта', kk: '{what} өтініміңіз жабылды' },
    },
    11: {
      tenant: { ru: 'Покупатель нашёл {what} у вас', kk: 'Сатып алушы {what} сізден тапты' },
      staff: { ru: 'Деталь нашлась в магазине: {what}', kk: 'Бөлшек дүкеннен табылды: {what}' },
      person: { ru: 'Вы нашли {what}', kk: 'Сіз {what} таптыңыз' },
    },
  },
  other: { ru: 'Новое по заявке на деталь', kk: 'Бөлшекке өтінім бойынша жаңалық бар' },
} as const satisfies Wording

/** What askers are told of their own requests, whatever their role. */
const OWN: Readonly<Record<number, Words>> = {
  4: {
    ru: 'Заявка на {what} закроется через два дня: ещё ищете?',
    kk: '{what} өтінімі екі күннен кейін жабылады: әлі іздеп жүрсіз бе?',
  },
  5: {
    ru: 'Срок заявки на {what} вышел, её можно открыть снова',
    kk: '{what} өтінімінің мерзімі өтті, қайта ашуға болады',
  },
  7: { ru: 'Вашу заявку на {what} снял модератор', kk: '{what} өтініміңізді модератор алып тастады' },
  8: { ru: '{shop} пишет вам о {what}', kk: '{shop} сізге {what} туралы жазды' },
}

const ANSWERED_BY_ONE: Words = {
  ru: '{shop} ответил на заявку на {what}',
  kk: '{shop} {what} өтініміңізге жауап берді',
}

const ANSWERED: Readonly<Record<ReturnType<typeof pluralForm>, Words>> = {
  one: {
    ru: '{count} магазин ответил на заявку на {what}',
    kk: '{count} дүкен {what} өтініміңізге жауап берді',
  },
  few: {
    ru: '{count} магазина ответили на заявку на {what}',
    kk: '{count} дүкен {what} өтініміңізге жауап берді',
  },
  many: {
    ru: '{count} магазинов ответили на заявку на {what}',
    kk: '{count} дүкен {what} өтініміңізге жауап берді',
  },
}

/** Returns the texts of what an asker is told; several answers are one sentence. */
export function ownPartRequestSentence(type: number, count: number): Sentence | null {
  const answered = count === 1 ? ANSWERED_BY_ONE : ANSWERED[pluralForm(count)]
  const words = type === 3 ? answered : OWN[type]
  return words ? { tenant: words, staff: words, person: words } : null
}
