import type { ReviewKeepReason, ReviewReason, ReviewReportReason } from '../generated/schemas.ts'
import type { Language, Words } from '../language/index.ts'

/** Why staff delete a review, in the order in which it is offered, and what its author reads of it. */
const REASONS = {
  insult: {
    label: { ru: 'Оскорбления или брань', kk: 'Балағат немесе қорлау' },
    advice: {
      ru: 'Без оскорблений, пожалуйста. О самой покупке напишите снова: это важно.',
      kk: 'Балағатсыз жазыңызшы. Сатып алғаныңыз туралы қайта жазыңыз: бұл маңызды.',
    },
  },
  advert: {
    label: { ru: 'Реклама или ссылка', kk: 'Жарнама немесе сілтеме' },
    advice: {
      ru: 'Ссылки и реклама в отзывах не нужны. Напишите о покупке без них.',
      kk: 'Пікірде сілтеме мен жарнама болмауы керек. Сатып алғаныңыз туралы оларсыз жазыңыз.',
    },
  },
  personal: {
    label: { ru: 'Чужие личные данные', kk: 'Бөтен адамның жеке деректері' },
    advice: {
      ru: 'Телефоны, ИИН и фамилии в отзывах не публикуются. Напишите без них.',
      kk: 'Пікірде телефон, ЖСН және тегі жарияланбайды. Оларсыз жазыңыз.',
    },
  },
  off_topic: {
    label: { ru: 'Не об этом товаре и не об этом магазине', kk: 'Бұл тауарға да, бұл дүкенге де қатысы жоқ' },
    advice: {
      ru: 'Отзыв пишут о том, что куплено по этому объявлению и как вас обслужили.',
      kk: 'Пікір осы хабарландыру бойынша алынған тауар мен көрсетілген қызмет туралы жазылады.',
    },
  },
  not_buyer: {
    label: { ru: 'Автор здесь не покупал', kk: 'Автор мұнда ештеңе сатып алмаған' },
    advice: {
      ru: 'Отзывы пишут те, кто обращался в магазин.',
      kk: 'Пікірді дүкенге хабарласқан адамдар жазады.',
    },
  },
  other: {
    label: { ru: 'Другое', kk: 'Басқа' },
    advice: { ru: 'Причина в словах модератора.', kk: 'Себебін модератор жазды.' },
  },
} as const satisfies Record<ReviewReason, { label: Words; advice: Words }>

/** What people report, in the order in which it is offered. */
const REPORT_REASONS = {
  untrue: { ru: 'Неправда', kk: 'Шындыққа сай емес' },
  not_buyer: REASONS.not_buyer.label,
  insult: REASONS.insult.label,
  advert: REASONS.advert.label,
  personal: REASONS.personal.label,
  off_topic: REASONS.off_topic.label,
  other: REASONS.other.label,
} as const satisfies Record<ReviewReportReason, Words>

/** Why a reported review stays, in the order in which it is offered. */
const KEEP_REASONS = {
  own_experience: {
    ru: 'Человек рассказывает о своей покупке',
    kk: 'Адам өз сатып алуы туралы айтқан',
  },
  cannot_check: {
    ru: 'Проверить, кто прав, нельзя: ответьте под отзывом',
    kk: 'Кімнің дұрыс екенін тексеру мүмкін емес: пікірге жауап жазыңыз',
  },
  within_rules: { ru: 'Правил отзыв не нарушает', kk: 'Пікір ережені бұзбайды' },
  other: REASONS.other.label,
} as const satisfies Record<ReviewKeepReason, Words>

/** What came of a report: staff deleted the review, staff kept it, or its author deleted it before. */
const VERDICTS = {
  deleted: { ru: 'Отзыв удалён', kk: 'Пікір жойылды' },
  kept: { ru: 'Отзыв остаётся', kk: 'Пікір қалады' },
  withdrawn: { ru: 'Автор сам удалил отзыв', kk: 'Пікірді автордың өзі жойды' },
} as const satisfies Record<string, Words>

const UNKNOWN = { ru: 'Другая причина', kk: 'Басқа себеп' } as const satisfies Words
const DECIDED = { ru: 'Решение принято', kk: 'Шешім қабылданды' } as const satisfies Words

/** Why staff delete a review, in the order in which it is offered. */
export const REVIEW_REASONS = /* @__PURE__ */ Object.keys(REASONS) as readonly ReviewReason[]

/** What people report, in the order in which it is offered. */
export const REVIEW_REPORT_REASONS = /* @__PURE__ */ Object.keys(
  REPORT_REASONS,
) as readonly ReviewReportReason[]

/** Why a reported review stays, in the order in which it is offered. */
export const REVIEW_KEEP_REASONS = /* @__PURE__ */ Object.keys(KEEP_REASONS) as readonly ReviewKeepReason[]

/** The label of a reason of deletion; an unknown reason gets a neutral one. */
export function reviewReasonLabel(reason: string, language: Language): string {
  return (isReason(reason) ? REASONS[reason].label : UNKNOWN)[language]
}

/** What the author of a deleted review reads of the reason, in a sentence; an unknown reason gets its neutral label. */
export function reviewReasonAdvice(reason: string, language: Language): string {
  return (isReason(reason) ? REASONS[reason].advice : UNKNOWN)[language]
}

/** The label of what was reported; an unknown reason gets a neutral one. */
export function reportReasonLabel(reason: string, language: Language): string {
  return (isReportReason(reason) ? REPORT_REASONS[reason] : UNKNOWN)[language]
}

/** The label of why a review stays, or was deleted; an unknown reason gets a neutral one. */
export function verdictReasonLabel(reason: string, language: Language): string {
  return isKeepReason(reason) ? KEEP_REASONS[reason][language] : reviewReasonLabel(reason, language)
}

/** What came of a report; an unknown verdict gets a neutral text. */
export function verdictText(verdict: string, language: Language): string {
  return (isVerdict(verdict) ? VERDICTS[verdict] : DECIDED)[language]
}

function isReason(reason: string): reason is ReviewReason {
  return Object.hasOwn(REASONS, reason)
}

function isReportReason(reason: string): reason is ReviewReportReason {
  return Object.hasOwn(REPORT_REASONS, reason)
}

function isKeepReason(reason: string): reason is ReviewKeepReason {
  return Object.hasOwn(KEEP_REASONS, reason)
}

function isVerdict(verdict: string): verdict is keyof typeof VERDICTS {
  return Object.hasOwn(VERDICTS, verdict)
}
