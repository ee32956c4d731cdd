import { groupDigits } from '@sauda/sdk/language'
import { inBoth } from '../../language/in-both.ts'

/** The import of documents from a spreadsheet. */
export const documentImportWords = inBoth({
  ru: {
    titles: {
      invoice: 'Загрузить счета из Excel',
      completion: 'Загрузить акты из Excel',
      application: 'Загрузить приложения из Excel',
    },
    intro: 'Заполните шаблон: одна строка на позицию документа. Пояснения на втором листе.',
    template: 'Скачать шаблон',
    file: 'Файл .xlsx',
    fileHint: 'До 20 МБ и 1 000 документов. Файл можно перетащить сюда.',
    choose: 'Выбрать файл',
    check: 'Проверить',
    checkAgain: 'Проверить ещё раз',
    checking: 'Проверяем файл',
    upload: 'Загрузить',
    uploadMany: (documents: string, _count: number, _what: string) => `Загрузить ${documents}`,
    cancel: 'Отмена',
    stop: 'Остановить',
    failed: 'Файл не загружен',
    nothing: 'Выберите файл.',
    tooLarge: 'Файл больше 20 МБ. Разделите его на несколько.',
  },
  kk: {
    titles: {
      invoice: 'Шоттарды Excel-ден жүктеу',
      completion: 'Актілерді Excel-ден жүктеу',
      application: 'Қосымшаларды Excel-ден жүктеу',
    },
    intro: 'Үлгіні толтырыңыз: әр позиция бір жолда. Түсіндірме екінші парақта.',
    template: 'Үлгіні жүктеп алу',
    file: '.xlsx файлы',
    fileHint: '20 МБ-қа және 1 000 құжатқа дейін. Оны сүйреп әкелуге болады.',
    choose: 'Файлды таңдау',
    check: 'Тексеру',
    checkAgain: 'Қайта тексеру',
    checking: 'Файл тексерілуде',
    upload: 'Жүктеу',
    uploadMany: (_documents, count, what) => `${groupDigits(count)} ${what} жүктеу`,
    cancel: 'Болдырмау',
    stop: 'Тоқтату',
    failed: 'Файл жүктелмеді',
    nothing: 'Файлды таңдаңыз.',
    tooLarge: 'Файл 20 МБ-тан үлкен. Оны бөліңіз.',
  },
})
