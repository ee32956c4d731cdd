import type { AdReason } from '@sauda/sdk/ads'

interface Remark {
  code: AdReason
  comment: string | null
}

/** What moderators write when they send an ad back; often the chosen reason is enough. */
export const reasons: readonly Remark[] = [
  {
    code: 'photos',
    comment: 'На фото плохо видно то, что вы предлагаете. Снимите ещё раз при дневном свете.',
  },
  { code: 'photos', comment: 'Сурет бұлыңғыр шыққан, жарық жерде қайта түсіріңіз.' },
  { code: 'photos', comment: null },
  { code: 'text', comment: 'Укажите в заголовке, для каких машин: так объявление найдут.' },
  { code: 'text', comment: 'Напишите подробнее, что именно вы предлагаете и что входит в цену.' },
  { code: 'text', comment: 'Кепілдігі бар-жоғын және жеткізу шартын жазыңыз.' },
  { code: 'price', comment: 'Сверьте цену с текстом: условия в них разные.' },
  { code: 'category', comment: 'Похоже, выбран не тот раздел справочника.' },
  { code: 'category', comment: null },
]

/** What moderators write when they take an ad down. */
export const removals: readonly Remark[] = [
  { code: 'outdated', comment: 'Вы не подтвердили наличие. Обновите объявление и подайте снова.' },
  { code: 'duplicate', comment: 'Такое же объявление уже опубликовано вами неделю назад.' },
  { code: 'contacts', comment: 'Покупатели жалуются, что по телефону из объявления никто не отвечает.' },
  { code: 'fraud', comment: 'Просят предоплату до осмотра. Подтвердите наличие, и мы вернём объявление.' },
]
