import type { Words } from '@sauda/sdk/language'

/** What 1C shows to whoever started the exchange. */
export const COMMERCEML_TEXTS = {
  mode: {
    ru: 'Такого шага обмена нет. Нужны type=sale и mode=checkauth, init, file или import.',
    kk: 'Алмасудың мұндай қадамы жоқ. type=sale және mode=checkauth, init, file немесе import керек.',
  },
  filename: {
    ru: 'Не указано имя файла (filename).',
    kk: 'Файл аты (filename) көрсетілмеген.',
  },
  files: {
    ru: 'В одном сеансе обмена может быть не больше 20 файлов.',
    kk: 'Бір алмасу сеансында 20 файлдан артық болмайды.',
  },
  session: {
    ru: 'Сеанс обмена закончился. Начните обмен заново.',
    kk: 'Алмасу сеансы аяқталды. Алмасуды қайта бастаңыз.',
  },
  more: {
    ru: 'Остальное на странице «Обмен».',
    kk: 'Қалғаны «Алмасу» бетінде.',
  },
} as const satisfies Record<string, Words>

/** How far an import is, and what became of it. */
export const COMMERCEML_COUNTS = {
  progress: {
    ru: (done: number, total: number) => `Обработано документов: ${done} из ${total}.`,
    kk: (done: number, total: number) => `Өңделген құжаттар: ${total} ішінен ${done}.`,
  },
  done: {
    ru: (received: number, refused: number) => `Принято документов: ${received}, не принято: ${refused}.`,
    kk: (received: number, refused: number) =>
      `Қабылданған құжаттар: ${received}, қабылданбағаны: ${refused}.`,
  },
  warned: {
    ru: (documents: number) => `С предупреждениями: ${documents}, они на странице «Обмен».`,
    kk: (documents: number) => `Ескертуі бар құжаттар: ${documents}, олар «Алмасу» бетінде.`,
  },
} as const
