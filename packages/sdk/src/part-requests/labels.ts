import type {
  PartAnswerCondition,
  PartAnswerWhen,
  PartCondition,
  PartNeededWithin,
  PartRequestCloseReason,
  PartRequestOutcome,
  PartRequestTakedownReason,
} from '../generated/schemas.ts'
import type { Language, Words } from '../language/index.ts'

const NEUTRAL = { ru: 'Другое', kk: 'Басқа' } as const satisfies Words

const CLOSED = {
  found: { ru: 'Найдено здесь', kk: 'Осы жерден табылды' },
  found_elsewhere: { ru: 'Найдено в другом месте', kk: 'Басқа жерден табылды' },
  given_up: { ru: 'Больше не нужно', kk: 'Енді керек емес' },
  expired: { ru: 'Срок вышел', kk: 'Мерзімі өтті' },
  removed: { ru: 'Снята модератором', kk: 'Модератор алып тастады' },
} as const satisfies Record<PartRequestCloseReason, Words>

const REMOVED = {
  resale: { ru: 'Скупка или реклама', kk: 'Сатып алып-сату немесе жарнама' },
  contacts: { ru: 'Контакты в тексте', kk: 'Мәтінде байланыс деректері бар' },
  not_parts: { ru: 'Не про автодетали', kk: 'Автобөлшекке қатысы жоқ' },
  rude: { ru: 'Грубость', kk: 'Дөрекілік' },
  other: { ru: 'Другая причина', kk: 'Басқа себеп' },
} as const satisfies Record<PartRequestTakedownReason, Words>

const OUTCOMES = {
  going: { ru: 'Покупатель идёт к вам', kk: 'Сатып алушы сізге келе жатыр' },
  chosen: { ru: 'Купили у вас', kk: 'Сізден сатып алды' },
  lost: { ru: 'Выбрали другой магазин', kk: 'Басқа дүкенді таңдады' },
  elsewhere: { ru: 'Нашли в другом месте', kk: 'Басқа жерден тапты' },
  given_up: { ru: 'Больше не ищут', kk: 'Енді іздемейді' },
  expired: { ru: 'Срок заявки вышел', kk: 'Өтінімнің мерзімі өтті' },
  removed: { ru: 'Заявка снята', kk: 'Өтінім алынды' },
} as const satisfies Record<PartRequestOutcome, Words>

const CONDITIONS = {
  any: { ru: 'Любое', kk: 'Кез келген' },
  new: { ru: 'Новое', kk: 'Жаңа' },
  used: { ru: 'Б/у', kk: 'Қолданылған' },
} as const satisfies Record<PartCondition, Words>

const WITHIN = {
  today: { ru: 'Сегодня', kk: 'Бүгін' },
  three_days: { ru: 'За три дня', kk: 'Үш күн ішінде' },
  week: { ru: 'За неделю', kk: 'Бір апта ішінде' },
} as const satisfies Record<PartNeededWithin, Words>

const OFFERED = {
  new: { ru: 'Новое', kk: 'Жаңа' },
  used: { ru: 'Б/у', kk: 'Қолданылған' },
  analogue: { ru: 'Аналог', kk: 'Аналог' },
} as const satisfies Record<PartAnswerCondition, Words>

const WHEN = {
  now: { ru: 'Есть сейчас', kk: 'Қазір бар' },
  date: { ru: 'К дате', kk: 'Белгілі күнге' },
  order: { ru: 'Под заказ', kk: 'Тапсырыспен' },
} as const satisfies Record<PartAnswerWhen, Words>

/** Why a request may be taken down or reported, in the order in which to offer it. */
export const PART_TAKEDOWN_REASONS = /* @__PURE__ */ Object.keys(
  REMOVED,
) as readonly PartRequestTakedownReason[]
/** The states that an asker may look for, the widest first. */
export const PART_CONDITIONS = /* @__PURE__ */ Object.keys(CONDITIONS) as readonly PartCondition[]
/** How soon a part may be needed, the soonest first. */
export const PART_NEEDED_WITHIN = /* @__PURE__ */ Object.keys(WITHIN) as readonly PartNeededWithin[]
/** What a shop may offer. */
export const PART_ANSWER_CONDITIONS = /* @__PURE__ */ Object.keys(OFFERED) as readonly PartAnswerCondition[]
/** When a shop may have the part. */
export const PART_ANSWER_WHENS = /* @__PURE__ */ Object.keys(WHEN) as readonly PartAnswerWhen[]
/** Why a request may be closed. */
export const PART_CLOSE_REASONS = /* @__PURE__ */ Object.keys(CLOSED) as readonly PartRequestCloseReason[]
/** What may come of a request for a shop. */
export const PART_OUTCOMES = /* @__PURE__ */ Object.keys(OUTCOMES) as readonly PartRequestOutcome[]

function labelIn(table: Readonly<Record<string, Words>>) {
  return (code: string, language: Language): string =>
    (Object.hasOwn(table, code) ? (table[code] ?? NEUTRAL) : NEUTRAL)[language]
}

/** The label of why a request is closed; an unknown code gets a neutral one. */
export const partCloseReasonLabel = /* @__PURE__ */ labelIn(CLOSED)
/** The label of why a request is taken down or reported; an unknown code gets a neutral one. */
export const partTakedownReasonLabel = /* @__PURE__ */ labelIn(REMOVED)
/** What came of a request, told to a shop; an unknown code gets a neutral text. */
export const partOutcomeLabel = /* @__PURE__ */ labelIn(OUTCOMES)
/** The label of a state that is looked for; an unknown code gets a neutral one. */
export const partConditionLabel = /* @__PURE__ */ labelIn(CONDITIONS)
/** The label of how soon a part is needed; an unknown code gets a neutral one. */
export const partNeededWithinLabel = /* @__PURE__ */ labelIn(WITHIN)
/** The label of what a shop offers; an unknown code gets a neutral one. */
export const partAnswerConditionLabel = /* @__PURE__ */ labelIn(OFFERED)
/** The label of when a shop has the part; an unknown code gets a neutral one. */
export const partAnswerWhenLabel = /* @__PURE__ */ labelIn(WHEN)
