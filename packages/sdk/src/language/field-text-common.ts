import type { FieldCode, Language } from '../generated/schemas.ts'
import type { Words } from './language.ts'

/** Error texts for a field of any form. */
const FIELDS = {
  required: { ru: 'Заполните это поле.', kk: 'Бұл өрісті толтырыңыз.' },
  too_short: { ru: 'Слишком коротко, допишите.', kk: 'Тым қысқа, толықтырыңыз.' },
  too_long: { ru: 'Слишком длинно, сократите.', kk: 'Тым ұзын, қысқартыңыз.' },
  not_a_number: { ru: 'Введите число цифрами.', kk: 'Санды цифрмен жазыңыз.' },
  too_small: { ru: 'Слишком маленькое значение.', kk: 'Мәні тым кіші.' },
  too_large: { ru: 'Слишком большое значение.', kk: 'Мәні тым үлкен.' },
  unknown: { ru: 'Выберите один из вариантов.', kk: 'Бір нұсқаны таңдаңыз.' },
  wrong_format: { ru: 'Проверьте, как это записано.', kk: 'Жазылуын тексеріңіз.' },
  too_many: { ru: 'Слишком много, уберите лишнее.', kk: 'Тым көп, азайтыңыз.' },
  phone_invalid: {
    ru: 'Введите номер полностью, например +7 701 123-45-67.',
    kk: 'Нөмірді толық жазыңыз, мысалы +7 701 123-45-67.',
  },
  vin_invalid: {
    ru: 'В VIN 17 латинских букв и цифр, без I, O и Q. Номер рамы пишется с дефисом, например JZX100-0012345.',
    kk: 'VIN 17 латын әрпі мен цифрдан тұрады, онда I, O, Q болмайды. Рама нөмірі дефиспен: JZX100-0012345.',
  },
  not_yours: { ru: 'Это принадлежит не вам, выберите другое.', kk: 'Бұл сіздікі емес, басқасын таңдаңыз.' },
  photo_empty: { ru: 'Файл пустой, выберите другой.', kk: 'Файл бос, басқасын таңдаңыз.' },
  photo_too_large: {
    ru: 'Фото больше 10 МБ, выберите другое.',
    kk: 'Сурет 10 МБ-тан үлкен, басқасын таңдаңыз.',
  },
  photo_type: {
    ru: 'Такой файл не подойдёт, нужно фото: JPEG, PNG, WebP, AVIF или GIF.',
    kk: 'Бұл файл жарамайды, сурет керек: JPEG, PNG, WebP, AVIF немесе GIF.',
  },
  photo_pixels: {
    ru: 'В фото больше 40 мегапикселей, выберите другое.',
    kk: 'Сурет 40 мегапиксельден үлкен, басқасын таңдаңыз.',
  },
  photo_broken: { ru: 'Фото не открывается, выберите другое.', kk: 'Сурет ашылмайды, басқасын таңдаңыз.' },
} as const satisfies Partial<Record<FieldCode, Words>>

const UNKNOWN_FIELD = { ru: 'Проверьте это поле.', kk: 'Бұл өрісті тексеріңіз.' } as const satisfies Words

export type CommonFieldCode = keyof typeof FIELDS

/** `fieldText` for forms that are not about access, without the texts that only access forms need. */
export function commonFieldText(code: string, language: Language): string {
  return (isCommonFieldCode(code) ? FIELDS[code] : UNKNOWN_FIELD)[language]
}

function isCommonFieldCode(code: string): code is CommonFieldCode {
  return Object.hasOwn(FIELDS, code)
}
