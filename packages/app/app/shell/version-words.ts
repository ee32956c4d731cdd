import { inBoth } from '../language/in-both.ts'

/** A new version of the portal, which replaces the old one when the user wants it. */
export const versionWords = inBoth({
  ru: { found: 'Вышла новая версия портала.', replace: 'Обновить страницу' },
  kk: { found: 'Порталдың жаңа нұсқасы шықты.', replace: 'Бетті жаңарту' },
})
