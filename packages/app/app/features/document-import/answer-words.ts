import { inBoth } from '../../language/in-both.ts'

/** What an import would do or has done. Loaded with the first answer. */
export const importAnswerWords = inBoth({
  ru: {
    right: (documents: string) => `Ошибок нет. К загрузке: ${documents}.`,
    allHere: 'Все документы файла уже загружены. Изменений нет.',
    sum: (sum: string) => `На сумму ${sum}`,
    fresh: (documents: string) => `Новых: ${documents}`,
    renewed: (documents: string) => `Получат новую редакцию: ${documents}`,
    unchanged: (documents: string) => `Уже загружены и не изменились: ${documents}`,
    wrong: (count: string) =>
      `Найдено ошибок: ${count}. Исправьте их в файле и выберите его снова. Пока ничего не загружено.`,
    more: (count: string) => `И ещё ошибок: ${count}.`,
    problems: 'Ошибки в файле',
    row: 'Строка',
    column: 'Колонка',
    reason: 'Что не так',
    got: (got: string) => `В ячейке: ${got}`,
    wholeFile: 'Весь файл',
    warnings: (count: string) => `Предупреждения, они не мешают: ${count}`,
    done: (documents: string) => `Загружено: ${documents}.`,
    told: 'Арендаторы получат уведомления в течение нескольких минут.',
  },
  kk: {
    right: (documents) => `Қате жоқ. Жүктелетіні: ${documents}.`,
    allHere: 'Файлдағы құжаттардың бәрі бұрын жүктелген. Өзгеріс жоқ.',
    sum: (sum) => `Сомасы: ${sum}`,
    fresh: (documents) => `Жаңасы: ${documents}`,
    renewed: (documents) => `Жаңа нұсқа алады: ${documents}`,
    unchanged: (documents) => `Бұрын жүктелген, өзгермеген: ${documents}`,
    wrong: (count) =>
      `Табылған қателер: ${count}. Оларды файлда түзетіп, файлды қайта таңдаңыз. Әзірге ештеңе жүктелген жоқ.`,
    more: (count) => `Тағы да қателер бар: ${count}.`,
    problems: 'Файлдағы қателер',
    row: 'Жол',
    column: 'Баған',
    reason: 'Не дұрыс емес',
    got: (got) => `Ұяшықта: ${got}`,
    wholeFile: 'Бүкіл файл',
    warnings: (count) => `Кедергі жасамайтын ескертулер: ${count}`,
    done: (documents) => `Жүктелді: ${documents}.`,
    told: 'Жалға алушылар бірнеше минут ішінде хабарлама алады.',
  },
})
