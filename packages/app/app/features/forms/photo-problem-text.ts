import { commonFieldText, type Language } from '@sauda/sdk/language'

const TEXTS = {
  type: {
    ru: 'Такой файл не подойдёт, нужно фото: JPEG, PNG, WebP, AVIF, GIF или HEIC.',
    kk: 'Бұл файл жарамайды, сурет керек: JPEG, PNG, WebP, AVIF, GIF немесе HEIC.',
  },
  heic: {
    ru: 'Файл назван как HEIC, но это не фото HEIC или оно повреждено. Выберите другое.',
    kk: 'Файл аты HEIC болғанымен, бұл HEIC суреті емес немесе ол бүлінген. Басқасын таңдаңыз.',
  },
} as const

/** The text of a photo's problem where HEIC is taken, too: the API takes it only as a JPEG. */
export function photoProblemText(code: string, fileName: string, language: Language): string {
  if (code !== 'photo_type') return commonFieldText(code, language)
  return TEXTS[/\.hei[cf]$/i.test(fileName) ? 'heic' : 'type'][language]
}
