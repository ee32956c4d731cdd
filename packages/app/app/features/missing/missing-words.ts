import { pluralForm } from '@sauda/sdk/language'
import { russianCount } from '../../language/counted.ts'
import { inBoth } from '../../language/in-both.ts'
import { kazakhOfThem } from '../../language/kazakh-endings.ts'

const DAYS = { one: 'день', few: 'дня', many: 'дней' }

/** What people ask for and nobody in the centre has. */
export const missingWords = inBoth({
  ru: {
    title: 'Чего не хватает',
    lead: 'Заявки, на которые никто не ответил «есть», и поиски, которые ничего не нашли, по деталям и маркам.',
    periods: 'За сколько дней',
    days: (days: number) => `${days} ${DAYS[pluralForm(days)]}`,
    brand: 'Марка',
    anyBrand: 'Все марки',
    part: 'Деталь',
    anyPart: 'Все детали',
    show: 'Показать',
    nothing: 'За это время нашлось всё',
    nothingHelp: 'Ни одной заявки без ответа и ни одного пустого поиска.',
    unknown: 'деталь не из справочника',
    noBrand: 'марка не названа',
    said: (text: string) => `Спрашивали: ${text}`,
    requests: (count: number) => russianCount(count, 'заявка', 'заявки', 'заявок'),
    people: (count: number) => russianCount(count, 'человек', 'человека', 'человек'),
    searches: (count: number) => russianCount(count, 'пустой поиск', 'пустых поиска', 'пустых поисков'),
    ads: (count: number) => `сейчас ${russianCount(count, 'объявление', 'объявления', 'объявлений')}`,
    noAds: 'объявлений нет',
    weeks: (counts: string) => `По неделям, от старых к новым: ${counts}`,
    more: 'Показать ещё',
    shown: (shown: string, total: string) => `Показано ${shown} из ${total}`,
  },
  kk: {
    title: 'Не жетіспейді',
    lead: 'Ешкім «бар» деп жауап бермеген өтінімдер мен ештеңе таппаған іздеулер, бөлшек пен марка бойынша.',
    periods: 'Неше күнде',
    days: (days) => `${days} күн`,
    brand: 'Марка',
    anyBrand: 'Барлық марка',
    part: 'Бөлшек',
    anyPart: 'Барлық бөлшек',
    show: 'Көрсету',
    nothing: 'Бұл уақытта бәрі табылды',
    nothingHelp: 'Жауапсыз өтінім де, бос іздеу де жоқ.',
    unknown: 'анықтамалықта жоқ бөлшек',
    noBrand: 'маркасы айтылмаған',
    said: (text) => `Сұралғаны: ${text}`,
    requests: (count) => `${count} өтінім`,
    people: (count) => `${count} адам`,
    searches: (count) => `${count} бос іздеу`,
    ads: (count) => `қазір ${count} хабарландыру`,
    noAds: 'хабарландыру жоқ',
    weeks: (counts) => `Апталар бойынша, ескіден жаңаға: ${counts}`,
    more: 'Тағы көрсету',
    shown: (shown, total) => `${total} жолдың ${kazakhOfThem(shown)} көрсетілді`,
  },
})
