import { inBoth } from '../../language/in-both.ts'

export const signedWords = inBoth({
  ru: {
    title: 'Подписи',
    pending: 'ключ ещё проверяется',
    cms: (name: string) => `Подпись (.cms): ${name}`,
    copy: 'PDF с листом подписей',
    archive: 'Архив с доказательствами (ZIP)',
  },
  kk: {
    title: 'Қолтаңбалар',
    pending: 'кілт әлі тексерілуде',
    cms: (name: string) => `Қолтаңба (.cms): ${name}`,
    copy: 'Қолтаңбалар парағы бар PDF',
    archive: 'Дәлелдері бар мұрағат (ZIP)',
  },
})
