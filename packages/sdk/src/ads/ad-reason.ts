import type { AdAction, AdReason } from '../generated/schemas.ts'
import type { Language, Words } from '../language/index.ts'

/** Actions for which staff give a reason. */
export type AdRefusalAction = Extract<AdAction, 'needEdits' | 'unpublish' | 'delete' | 'takeDownImage'>

type ReasonRow = {
  readonly label: Words
  readonly for: readonly AdRefusalAction[]
}

const MEND = ['needEdits'] as const
const REMOVE = ['unpublish', 'delete'] as const
const PICTURE = ['takeDownImage'] as const
/** No person gives it. */
const BY_PORTAL = [] as const
const ANY = ['needEdits', 'unpublish', 'delete', 'takeDownImage'] as const

/** Why staff send an ad back, remove it or take down a photo, in the order in which reasons are offered. */
const REASONS = {
  photos: { label: { ru: 'Фотографии', kk: 'Суреттер' }, for: MEND },
  text: { label: { ru: 'Название или описание', kk: 'Атауы немесе сипаттамасы' }, for: MEND },
  price: { label: { ru: 'Цена', kk: 'Баға' }, for: MEND },
  category: { label: { ru: 'Раздел', kk: 'Бөлім' }, for: MEND },
  contacts: { label: { ru: 'Контакты', kk: 'Байланыс деректері' }, for: ANY },
  duplicate: { label: { ru: 'Повтор', kk: 'Қайталанған' }, for: REMOVE },
  forbidden: { label: { ru: 'Запрещено правилами', kk: 'Ережеде тыйым салынған' }, for: REMOVE },
  outdated: { label: { ru: 'Неактуально', kk: 'Ескірген' }, for: REMOVE },
  fraud: { label: { ru: 'Похоже на обман', kk: 'Алаяқтыққа ұқсайды' }, for: REMOVE },
  copied: { label: { ru: 'Чужое фото', kk: 'Бөтен сурет' }, for: PICTURE },
  personal: { label: { ru: 'Личные данные', kk: 'Жеке деректер' }, for: PICTURE },
  unfit: { label: { ru: 'Недопустимое изображение', kk: 'Жол берілмейтін сурет' }, for: PICTURE },
  tenancy_ended: {
    label: { ru: 'Аренда компании закончилась', kk: 'Компанияның жалға алуы аяқталды' },
    for: BY_PORTAL,
  },
  other: { label: { ru: 'Другое', kk: 'Өзге' }, for: ANY },
} as const satisfies Record<AdReason, ReasonRow>

const UNKNOWN = { ru: 'Другая причина', kk: 'Басқа себеп' } as const satisfies Words

/** All reasons, in the order in which they are offered. */
export const AD_REASONS = /* @__PURE__ */ Object.keys(REASONS) as readonly AdReason[]

/** The reasons that fit an action, in the order in which they are offered. */
export function reasonsFor(action: AdRefusalAction): readonly AdReason[] {
  return AD_REASONS.filter((reason) => {
    const actions: readonly AdRefusalAction[] = REASONS[reason].for
    return actions.includes(action)
  })
}

/** The label of a reason; an unknown reason gets a neutral one. */
export function adReasonLabel(reason: string, language: Language): string {
  return (isAdReason(reason) ? REASONS[reason].label : UNKNOWN)[language]
}

function isAdReason(reason: string): reason is AdReason {
  return Object.hasOwn(REASONS, reason)
}
