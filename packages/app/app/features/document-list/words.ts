import type { DocumentKind } from '@sauda/sdk/documents'
import { pluralForm } from '@sauda/sdk/language'
import { kazakhCount, russianCount } from '../../language/counted.ts'
import { inBoth } from '../../language/in-both.ts'
import { kindWords } from '../documents/kind-words.ts'

const { ru, kk } = kindWords

const russianWaiting = (kind: DocumentKind, count: number) =>
  kind === 'invoice'
    ? russianCount(count, 'новый счёт', 'новых счёта', 'новых счетов')
    : `${ru[kind].count(count)} ${pluralForm(count) === 'one' ? 'ждёт' : 'ждут'} вашей подписи`

const kazakhWaiting = (kind: DocumentKind, count: number) =>
  kind === 'invoice' ? kazakhCount(count, 'жаңа шот') : `${kk[kind].count(count)} қолтаңбаңызды күтіп тұр`

/** The lists of documents. */
export const documentListWords = inBoth({
  ru: {
    tenant: (company: string, bin: string) => `${company}, БИН ${bin}`,
    waits: (kind: DocumentKind, count: number, day: string | null) =>
      day === null
        ? `${russianWaiting(kind, count)}.`
        : kind === 'invoice'
          ? `${russianWaiting(kind, count)}. Скачайте до ${day}.`
          : `${russianWaiting(kind, count)} до ${day}.`,
    overdue: (kind: DocumentKind, count: number, day: string | null) =>
      `Просрочено: ${ru[kind].count(count)}${day === null ? '' : `, срок был ${day}`}.`,
    nothingWaits: { invoice: 'Все счета скачаны.', signed: 'Подписывать сейчас нечего.' },
    showWaiting: 'Показать',
    notKnown: 'Не удалось узнать, какие документы ждут вас.',
    search: 'Номер, название, бутик или сумма',
    find: 'Найти',
    statuses: 'По статусу',
    all: 'Все',
    filters: 'Другие фильтры',
    filtersSet: (count: number) => `выбрано ${count}`,
    from: 'Дата с',
    to: 'по',
    dates: 'Дата документа',
    sums: 'Сумма, ₸',
    sumFrom: 'от',
    sumTo: 'до',
    room: 'Бутик',
    anyRoom: 'Любой',
    state: 'Состояние',
    unread: 'Только непрочитанные',
    onlyOverdue: 'Только просроченные',
    apply: 'Применить',
    reset: 'Сбросить фильтры',
    found: (kind: DocumentKind, count: number) => `Нашлось: ${ru[kind].count(count)}`,
    list: 'Документы по месяцам',
    otherMonth: 'Другой месяц',
    ofBatch: (count: string, sums: string) => `${count} на ${sums}`,
    received: (day: string) => `из 1С ${day}`,
    zip: 'ZIP',
    zipOf: (month: string) => `Скачать ZIP: ${month}`,
    selectBatch: (month: string) => `Выбрать: ${month}`,
    select: (number: string) => `Выбрать № ${number}`,
    unreadMark: 'Не прочитан: ',
    beside: (number: string) => `Рядом со списком открыт документ ${number}`,
    wasDue: (day: string) => `срок был ${day}`,
    and: ' и ',
    shown: (shown: number, total: number) => `Показано ${shown} из ${total}`,
    more: 'Показать ещё',
    bulk: 'Действия с выбранными',
    chosen: (count: number, sums: string) => `Выбрано ${count}, ${sums}`,
    bulkHint: 'Отметьте документы, чтобы скачать их вместе',
    clear: 'Снять выбор',
    sign: (kind: DocumentKind, count: number) => `Подписать ${ru[kind].count(count)}`,
    signCount: (count: number) => `Подписать ${count}`,
    download: 'Скачать',
    downloadZip: 'Скачать ZIP',
    downloadPdf: 'Скачать PDF',
    signedZip: (count: number) => `С подписями, ZIP: ${count}`,
    close: 'Закрыть',
    paper: 'Документ',
    previous: 'Предыдущий',
    next: 'Следующий',
    open: 'Открыть целиком',
    openPage: 'Открыть документ',
    page: (number: string, page: number, pages: number) => `№ ${number}, страница ${page} из ${pages}`,
    paperLoading: 'Документ загружается',
    paperFailed: 'Документ не открылся.',
    pageFailed: (page: number) => `Страница ${page} не открылась.`,
    empty: {
      invoice: {
        title: 'Счетов пока нет',
        help: 'Они появятся здесь, когда бухгалтерия центра их выставит.',
      },
      completion: { title: 'Актов пока нет', help: 'Они появятся здесь, когда центр закроет месяц.' },
      application: { title: 'Приложений пока нет', help: 'Здесь будут приложения к вашим договорам аренды.' },
    },
    emptyFiltered: { title: 'По этим условиям ничего нет', help: 'Измените поиск или сбросьте фильтры.' },
    failed: 'Список не загрузился',
  },
  kk: {
    tenant: (company: string, bin: string) => `${company}, БСН ${bin}`,
    waits: (kind: DocumentKind, count: number, day: string | null) =>
      day === null
        ? `${kazakhWaiting(kind, count)}.`
        : kind === 'invoice'
          ? `${kazakhWaiting(kind, count)}. Жүктеп алудың соңғы күні: ${day}.`
          : `${kazakhWaiting(kind, count)}, соңғы күні: ${day}.`,
    overdue: (kind: DocumentKind, count: number, day: string | null) =>
      `Мерзімі өтті: ${kk[kind].count(count)}${day === null ? '' : `, соңғы күні ${day} еді`}.`,
    nothingWaits: { invoice: 'Барлық шот жүктеп алынған.', signed: 'Қазір қол қоятын құжат жоқ.' },
    showWaiting: 'Көрсету',
    notKnown: 'Сізді қандай құжаттар күтіп тұрғанын білу мүмкін болмады.',
    search: 'Нөмірі, атауы, бутик немесе сома',
    find: 'Табу',
    statuses: 'Мәртебесі бойынша',
    all: 'Барлығы',
    filters: 'Басқа сүзгілер',
    filtersSet: (count: number) => `${count} таңдалды`,
    from: 'Басталу күні',
    to: 'Аяқталу күні',
    dates: 'Құжаттың күні',
    sums: 'Сомасы, ₸',
    sumFrom: 'бастап',
    sumTo: 'дейін',
    room: 'Бутик',
    anyRoom: 'Кез келгені',
    state: 'Күйі',
    unread: 'Тек оқылмағандары',
    onlyOverdue: 'Тек мерзімі өткендері',
    apply: 'Қолдану',
    reset: 'Сүзгілерді алып тастау',
    found: (kind: DocumentKind, count: number) => `Табылды: ${kk[kind].count(count)}`,
    list: 'Айлар бойынша құжаттар',
    otherMonth: 'Басқа ай',
    ofBatch: (count: string, sums: string) => `${count}, барлығы ${sums}`,
    received: (day: string) => `1С-тен келген күні: ${day}`,
    zip: 'ZIP',
    zipOf: (month: string) => `ZIP жүктеп алу: ${month}`,
    selectBatch: (month: string) => `Таңдау: ${month}`,
    select: (number: string) => `№ ${number} таңдау`,
    unreadMark: 'Оқылмаған: ',
    beside: (number) => `Тізімнің жанында ашылған құжат: ${number}`,
    wasDue: (day: string) => `мерзімі ${day} еді`,
    and: ' және ',
    shown: (shown: number, total: number) => `Көрсетілгені: ${shown}, барлығы ${total}`,
    more: 'Тағы көрсету',
    bulk: 'Таңдалғандармен әрекеттер',
    chosen: (count: number, sums: string) => `${count} таңдалды, ${sums}`,
    bulkHint: 'Бірге жүктеп алу үшін құжаттарды белгілеңіз',
    clear: 'Таңдауды алып тастау',
    sign: (kind: DocumentKind, count: number) =>
      `${count} ${kind === 'completion' ? 'актіге' : 'қосымшаға'} қол қою`,
    signCount: (count: number) => `${count} құжатқа қол қою`,
    download: 'Жүктеп алу',
    downloadZip: 'ZIP жүктеп алу',
    downloadPdf: 'PDF жүктеп алу',
    signedZip: (count) => `Қолтаңбаларымен, ZIP: ${count}`,
    close: 'Жабу',
    paper: 'Құжат',
    previous: 'Алдыңғысы',
    next: 'Келесісі',
    open: 'Толығымен ашу',
    openPage: 'Құжатты ашу',
    page: (number: string, page: number, pages: number) => `№ ${number}, ${pages} беттің ${page}-беті`,
    paperLoading: 'Құжат жүктелуде',
    paperFailed: 'Құжат ашылмады.',
    pageFailed: (page: number) => `${page}-бет ашылмады.`,
    empty: {
      invoice: {
        title: 'Әзірге шот жоқ',
        help: 'Орталықтың бухгалтериясы шот шығарғанда осы жерде пайда болады.',
      },
      completion: { title: 'Әзірге акт жоқ', help: 'Орталық айды қорытындылағанда осы жерде пайда болады.' },
      application: {
        title: 'Әзірге қосымша жоқ',
        help: 'Жалға алу шарттарыңыздың қосымшалары осы жерде болады.',
      },
    },
    emptyFiltered: {
      title: 'Мұндай құжат табылмады',
      help: 'Іздеуді өзгертіңіз немесе сүзгілерді алып тастаңыз.',
    },
    failed: 'Тізім жүктелмеді',
  },
})
