import { inBoth } from '../../language/in-both.ts'

export const signedWords = inBoth({
  ru: {
    title: 'Подписи',
    pending: (time: string | null) =>
      time === null ? 'ключ ещё проверяется' : `ключ ещё проверяется, проверим ещё раз в ${time}`,
    invalid: 'подпись не принята',
    cms: (name: string) => `Подпись (.cms): ${name}`,
    copy: 'PDF с листом подписей',
    archive: 'Архив с доказательствами (ZIP)',
  },
  kk: {
    title: 'Қолтаңбалар',
    pending: (time) =>
      time === null ? 'кілт әлі тексерілуде' : `кілт әлі тексерілуде, келесі тексеру: ${time}`,
    invalid: 'қолтаңба қабылданбады',
    cms: (name: string) => `Қолтаңба (.cms): ${name}`,
    copy: 'Қолтаңбалар парағы бар PDF',
    archive: 'Дәлелдері бар мұрағат (ZIP)',
  },
})
