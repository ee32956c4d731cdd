import type { Language, Words } from '../language/index.ts'
import type { AdAction } from './ad-action.ts'

/** Actions by which staff say no. */
export type AdRefusalAction = Extract<AdAction, 'needEdits' | 'unpublish' | 'delete'>

type ReasonRow = {
  readonly label: Words
  /** A sentence to the owner that is ready to be sent, or to begin with. */
  readonly template: Words | null
  readonly for: readonly AdRefusalAction[]
}

const MEND = ['needEdits'] as const
const REMOVE = ['unpublish', 'delete'] as const
const BOTH = ['needEdits', 'unpublish', 'delete'] as const

/** Why staff send an ad back or take it away, in the order in which reasons are offered. */
const REASONS = {
  photos: {
    label: { ru: 'Фотографии', kk: 'Суреттер' },
    template: {
      ru: 'Замените фотографии: на них должно быть хорошо видно то, что вы предлагаете.',
      kk: 'Суреттерді ауыстырыңыз: ұсынып отырғаныңыз анық көрінуі керек.',
    },
    for: MEND,
  },
  text: {
    label: { ru: 'Название или описание', kk: 'Атауы немесе сипаттамасы' },
    template: {
      ru: 'Уточните название и описание: из них должно быть понятно, что именно вы предлагаете.',
      kk: 'Атауы мен сипаттамасын нақтылаңыз: нақты не ұсынып отырғаныңыз түсінікті болсын.',
    },
    for: MEND,
  },
  price: {
    label: { ru: 'Цена', kk: 'Баға' },
    template: {
      ru: 'Проверьте цену: похоже, в ней ошибка. Если цена договорная, отметьте это.',
      kk: 'Бағаны тексеріңіз: қате кеткен сияқты. Келісімді болса, соны белгілеңіз.',
    },
    for: MEND,
  },
  category: {
    label: { ru: 'Раздел', kk: 'Бөлім' },
    template: {
      ru: 'Выберите другой раздел: объявление попало не в свой.',
      kk: 'Басқа бөлімді таңдаңыз: хабарландыру өз бөлімінде емес.',
    },
    for: MEND,
  },
  contacts: {
    label: { ru: 'Контакты', kk: 'Байланыс деректері' },
    template: {
      ru: 'В тексте или на фотографиях есть телефоны, адреса или ссылки, а для них есть отдельные поля.',
      kk: 'Мәтінде немесе суреттерде телефон, мекенжай не сілтеме бар, ал оларға бөлек өрістер арналған.',
    },
    for: BOTH,
  },
  duplicate: {
    label: { ru: 'Повтор', kk: 'Қайталанған' },
    template: {
      ru: 'Такое же объявление у вас уже есть, поэтому оставили только его.',
      kk: 'Сізде дәл осындай хабарландыру бар, сондықтан тек сол қалдырылды.',
    },
    for: REMOVE,
  },
  forbidden: {
    label: { ru: 'Запрещено правилами', kk: 'Ережеде тыйым салынған' },
    template: {
      ru: 'Правила размещения не разрешают предлагать это на портале.',
      kk: 'Орналастыру ережелері бойынша мұны порталда ұсынуға болмайды.',
    },
    for: REMOVE,
  },
  outdated: {
    label: { ru: 'Неактуально', kk: 'Өзектілігін жоғалтқан' },
    template: {
      ru: 'Предложение больше не актуально. Если это снова станет возможно, разместите объявление ещё раз.',
      kk: 'Ұсыныс өзектілігін жоғалтты. Қайта мүмкін болса, хабарландыруды тағы орналастырыңыз.',
    },
    for: REMOVE,
  },
  fraud: {
    label: { ru: 'Похоже на обман', kk: 'Алаяқтыққа ұқсайды' },
    template: {
      ru: 'Объявление похоже на обман. Если мы ошиблись, напишите в поддержку.',
      kk: 'Хабарландыру алаяқтыққа ұқсайды. Қателессек, қолдау қызметіне жазыңыз.',
    },
    for: REMOVE,
  },
  other: {
    label: { ru: 'Другое', kk: 'Өзге' },
    template: null,
    for: BOTH,
  },
} as const satisfies Record<string, ReasonRow>

const UNKNOWN = { ru: 'Другая причина', kk: 'Басқа себеп' } as const satisfies Words

/** Why staff send an ad back, unpublish or delete it. */
export type AdReason = keyof typeof REASONS

export const AD_REASONS = /* @__PURE__ */ Object.keys(REASONS) as readonly AdReason[]

/** The reasons that fit an action, in the order in which they are offered. */
export function reasonsFor(action: AdRefusalAction): readonly AdReason[] {
  return AD_REASONS.filter((reason) => {
    const actions: readonly AdRefusalAction[] = REASONS[reason].for
    return actions.includes(action)
  })
}

/** A reason's name; one that came after this release gets neutral words. */
export function adReasonLabel(reason: string, language: Language): string {
  return (isAdReason(reason) ? REASONS[reason].label : UNKNOWN)[language]
}

/** A sentence to the owner, ready to be sent; empty for `other`, which has to be said in one's own words. */
export function adReasonTemplate(reason: AdReason, language: Language): string {
  return REASONS[reason].template?.[language] ?? ''
}

function isAdReason(reason: string): reason is AdReason {
  return Object.hasOwn(REASONS, reason)
}
