import { groupDigits } from '@sauda/sdk/language'
import { kazakhCount, russianCount } from '../../language/counted.ts'
import { inBoth } from '../../language/in-both.ts'

const russianAds = (count: number) => russianCount(count, 'объявление', 'объявления', 'объявлений')
const kazakhAds = (count: number) => kazakhCount(count, 'хабарландыру')

/** Lists of ads by status: everyone's for staff, a tenant's own. */
export const adListWords = inBoth({
  ru: {
    tabs: 'Списки объявлений',
    names: { new: 'На модерации', active: 'В каталоге', inactive: 'Не опубликованы' },
    leads: {
      staff: {
        new: 'Первыми стоят те, что ждут дольше.',
        active: 'То, что сейчас видят покупатели.',
        inactive: 'Снятые с публикации и убранные в архив.',
      },
      own: {
        new: 'Ваши объявления, которые ждут модератора или вернулись на доработку.',
        active: 'Ваши объявления, которые сейчас видят покупатели.',
        inactive: 'Ваши объявления, снятые с публикации и убранные в архив.',
      },
    },
    /** What the staff's list of ads in moderation consists of. */
    queued: (waiting: number, sentBack: number) =>
      `${russianCount(waiting, 'ждёт', 'ждут', 'ждут')}, ${groupDigits(sentBack)} на исправлении`,
    sentBackLast: 'Те, что исправляют авторы, в конце списка.',
    search: 'Поиск по списку',
    searchPlaceholder: 'Название, марка, артикул',
    find: 'Найти',
    wholeList: 'Весь список',
    found: (count: number) => `Найдено: ${russianAds(count)}`,
    ofOneSeller: (count: number) => `Объявления одного продавца: ${russianAds(count)}`,
    empty: {
      new: { title: 'Ничего не ждёт', help: 'Все объявления проверены.' },
      active: { title: 'В каталоге пусто', help: 'Здесь будут опубликованные объявления.' },
      inactive: { title: 'Здесь пусто', help: 'Снятых с публикации и архивных объявлений нет.' },
      search: { title: 'Ничего не нашлось', help: 'Попробуйте назвать иначе или посмотрите весь список.' },
    },
    select: (title: string) => `Выбрать: ${title}`,
    selectAll: 'Выбрать все на странице',
    bulk: 'Действия с выбранными',
    bulkHint: 'Отметьте объявления, чтобы решить сразу по нескольким.',
    chosen: (count: number) => `Выбрано: ${count}`,
    clear: 'Снять выбор',
    bulkActions: { publish: 'Опубликовать', archive: 'В архив' },
    bulkNone: 'Отметьте хотя бы одно объявление.',
    bulkFailed: 'Не получилось',
    done: {
      publish: (count: number) => `Опубликовано: ${russianAds(count)}`,
      archive: (count: number) => `Убрано в архив: ${russianAds(count)}`,
    },
    notDone: (count: number) => `Не получилось: ${russianAds(count)}`,
    ad: (id: number) => `Объявление № ${id}`,
  },
  kk: {
    tabs: 'Хабарландырулар тізімдері',
    names: { new: 'Модерацияда', active: 'Каталогта', inactive: 'Жарияланбаған' },
    leads: {
      staff: {
        new: 'Ұзағырақ күткендері басында тұр.',
        active: 'Қазір сатып алушылар көріп жүргендер.',
        inactive: 'Каталогтан алынғандар мен мұрағаттағылар.',
      },
      own: {
        new: 'Модераторды күтіп тұрған немесе түзетуге қайтарылған хабарландыруларыңыз.',
        active: 'Қазір сатып алушыларға көрініп тұрған хабарландыруларыңыз.',
        inactive: 'Каталогтан алынған және мұрағаттағы хабарландыруларыңыз.',
      },
    },
    queued: (waiting, sentBack) => `${groupDigits(waiting)} күтіп тұр, ${groupDigits(sentBack)} түзетілуде`,
    sentBackLast: 'Авторлары түзетіп жатқандары тізімнің соңында.',
    search: 'Тізімнен іздеу',
    searchPlaceholder: 'Атауы, маркасы, артикулы',
    find: 'Табу',
    wholeList: 'Бүкіл тізім',
    found: (count) => `Табылғаны: ${kazakhAds(count)}`,
    ofOneSeller: (count) => `Бір сатушының хабарландырулары: ${kazakhAds(count)}`,
    empty: {
      new: { title: 'Кезек бос', help: 'Барлық хабарландыру тексерілді.' },
      active: { title: 'Каталогта ештеңе жоқ', help: 'Мұнда жарияланған хабарландырулар тұрады.' },
      inactive: {
        title: 'Мұнда ештеңе жоқ',
        help: 'Каталогтан алынған және мұрағаттағы хабарландыру жоқ.',
      },
      search: { title: 'Ештеңе табылмады', help: 'Басқаша атап көріңіз немесе бүкіл тізімді қараңыз.' },
    },
    select: (title) => `Таңдау: ${title}`,
    selectAll: 'Беттегінің бәрін таңдау',
    bulk: 'Таңдалғандармен әрекеттер',
    bulkHint: 'Бірден бірнешеуі бойынша шешу үшін хабарландыруларды белгілеңіз.',
    chosen: (count) => `Таңдалғаны: ${count}`,
    clear: 'Таңдауды алып тастау',
    bulkActions: { publish: 'Жариялау', archive: 'Мұрағатқа салу' },
    bulkNone: 'Кемінде бір хабарландыруды белгілеңіз.',
    bulkFailed: 'Орындалмады',
    done: {
      publish: (count) => `Жарияланғаны: ${kazakhAds(count)}`,
      archive: (count) => `Мұрағатқа салынғаны: ${kazakhAds(count)}`,
    },
    notDone: (count) => `Орындалмағаны: ${kazakhAds(count)}`,
    ad: (id) => `№ ${id} хабарландыру`,
  },
})
