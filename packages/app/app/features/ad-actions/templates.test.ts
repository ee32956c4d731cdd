import { adReasonTemplate } from '@sauda/sdk/ads'
import { expect, it } from 'vitest'
import { isTemplate } from './templates.ts'

it.each(['', '  ', adReasonTemplate('photos', 'ru'), ` ${adReasonTemplate('fraud', 'kk')}\n`])(
  '%j can be replaced by a template',
  (comment) => {
    expect(isTemplate(comment)).toBe(true)
  },
)

it.each(['Уберите номер.', `${adReasonTemplate('photos', 'ru')} И второе фото.`, 'photos'])(
  'keeps %j, which the user wrote',
  (comment) => {
    expect(isTemplate(comment)).toBe(false)
  },
)
