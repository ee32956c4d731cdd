import { groupDigits } from '@sauda/sdk/language'
import { inBoth } from '../../language/in-both.ts'
import { kazakhFrom } from '../../language/kazakh-endings.ts'

/** What an import would do or has done. Loaded with the first answer. */
export const importAnswerWords = inBoth({
  ru: {
    right: (documents: string) => `Ошибок нет. К загрузке: ${documents}.`,
    allHere: 'Все документы файла уже загружены. Изменений нет.',
    sum: (sum: string) => `На сумму ${sum}`,
    sheet: (name: string) => `Прочитан лист «${name}»`,
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
    progress: (done: number, total: number) => `Загружено ${groupDigits(done)} из ${groupDigits(total)}`,
    progressHint: 'Документы появятся все сразу в конце. До конца можно остановить.',
    stopped: 'Загрузка остановлена. Файл проверен ещё раз.',
    tooLate: 'Остановить не успели: загрузка уже закончилась.',
    told: 'Арендаторы получат уведомления в течение нескольких минут.',
  },
  kk: {
    right: (documents) => `Қате жоқ. Жүктелетіні: ${documents}.`,
    allHere: 'Файлдағы құжаттардың бәрі бұрын жүктелген. Өзгеріс жоқ.',
    sum: (sum) => `Сомасы: ${sum}`,
    sheet: (name) => `Оқылған парақ: «${name}»`,
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
    progress: (done, total) => `Жүктелді: ${kazakhFrom(total)} ${groupDigits(done)}`,
    progressHint: 'Құжаттардың бәрі соңында бірден көрінеді. Аяқталғанша тоқтатуға болады.',
    stopped: 'Жүктеу тоқтатылды. Файл қайта тексерілді.',
    tooLate: 'Тоқтатып үлгермедіңіз: жүктеу аяқталып қойған.',
    told: 'Жалға алушылар бірнеше минут ішінде хабарлама алады.',
  },
})
