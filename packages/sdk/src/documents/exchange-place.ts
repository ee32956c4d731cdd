import type { Language, Words } from '../language/index.ts'

/** What a field is called, and where an accountant finds it in 1C. Names of 1C are quoted as 1C shows them. */
interface Place {
  readonly name: Words
  readonly in1c: string
}

const OF_PARTY = {
  name: { name: { ru: 'наименование', kk: 'атауы' }, in1c: 'Полное наименование' },
  bin: { name: { ru: 'БИН/ИИН', kk: 'БСН/ЖСН' }, in1c: 'БИН / ИИН' },
  address: { name: { ru: 'адрес', kk: 'мекенжайы' }, in1c: 'Контактная информация / Юридический адрес' },
  phone: { name: { ru: 'телефон', kk: 'телефоны' }, in1c: 'Контактная информация / Телефон' },
  bank: { name: { ru: 'банк', kk: 'банкі' }, in1c: 'Банковские счета / Банк' },
  iban: { name: { ru: 'ИИК', kk: 'ЖСК' }, in1c: 'Банковские счета / Номер счёта' },
  bic: { name: { ru: 'БИК', kk: 'БСК' }, in1c: 'Банковские счета / Банк / БИК' },
  kbe: { name: { ru: 'КБе', kk: 'КБе' }, in1c: 'КБе' },
  signer: { name: { ru: 'подписант', kk: 'қол қоюшы' }, in1c: 'Ответственные лица' },
} as const satisfies Record<string, Place>

const OF_LINE = {
  name: { name: { ru: 'наименование', kk: 'атауы' }, in1c: 'Номенклатура / Содержание услуги' },
  code: { name: { ru: 'код', kk: 'коды' }, in1c: 'Номенклатура / Код' },
  unit: { name: { ru: 'единица', kk: 'өлшем бірлігі' }, in1c: 'Единица' },
  quantity: { name: { ru: 'количество', kk: 'саны' }, in1c: 'Количество' },
  price: { name: { ru: 'цена', kk: 'бағасы' }, in1c: 'Цена' },
  vat_rate: { name: { ru: 'ставка НДС', kk: 'ҚҚС мөлшерлемесі' }, in1c: '% НДС' },
  vat: { name: { ru: 'сумма НДС', kk: 'ҚҚС сомасы' }, in1c: 'Сумма НДС' },
  sum: { name: { ru: 'сумма', kk: 'сомасы' }, in1c: 'Всего' },
} as const satisfies Record<string, Place>

const OF_DOCUMENT = {
  number: { name: { ru: 'номер', kk: 'нөмірі' }, in1c: 'документ, поле «Номер»' },
  date: { name: { ru: 'дата', kk: 'күні' }, in1c: 'документ, поле «от»' },
  period: { name: { ru: 'период', kk: 'кезеңі' }, in1c: 'настройка выгрузки, «Период»' },
  title: {
    name: { ru: 'за что', kk: 'не үшін' },
    in1c: 'документ, таблица «Услуги», колонка «Содержание услуги»',
  },
  supplier: { name: { ru: 'поставщик', kk: 'жеткізуші' }, in1c: 'справочник «Организации»' },
  buyer: { name: { ru: 'покупатель', kk: 'сатып алушы' }, in1c: 'справочник «Контрагенты»' },
  contract: { name: { ru: 'договор', kk: 'шарт' }, in1c: 'справочник «Договоры контрагентов»' },
  'contract.number': {
    name: { ru: 'номер договора', kk: 'шарт нөмірі' },
    in1c: 'справочник «Договоры контрагентов», поле «Номер договора»',
  },
  'contract.date': {
    name: { ru: 'дата договора', kk: 'шарт күні' },
    in1c: 'справочник «Договоры контрагентов», поле «Дата договора»',
  },
  rooms: { name: { ru: 'бутики', kk: 'бутиктер' }, in1c: 'настройка выгрузки, «Помещения»' },
  lines: { name: { ru: 'строки', kk: 'жолдар' }, in1c: 'документ, таблица «Услуги» или «Товары»' },
  total: { name: { ru: 'итог', kk: 'қорытынды сома' }, in1c: 'документ, «Всего»' },
  vat_total: { name: { ru: 'итог НДС', kk: 'ҚҚС қорытындысы' }, in1c: 'документ, «НДС (в т. ч.)»' },
  currency: { name: { ru: 'валюта', kk: 'валюта' }, in1c: 'документ, «Цены и валюта»' },
  knp: { name: { ru: 'КНП', kk: 'КНП' }, in1c: 'настройка выгрузки, «КНП»' },
  pay_until: { name: { ru: 'срок оплаты', kk: 'төлеу мерзімі' }, in1c: 'документ, поле «Оплата до»' },
  paragraphs: { name: { ru: 'текст', kk: 'мәтін' }, in1c: 'документ, дополнительный текст' },
  guid: {
    name: { ru: 'идентификатор', kk: 'сәйкестендіргіш' },
    in1c: 'обработка выгрузки, «УникальныйИдентификатор()»',
  },
  data_version: {
    name: { ru: 'версия данных', kk: 'деректер нұсқасы' },
    in1c: 'обработка выгрузки, «ВерсияДанных»',
  },
  kind: { name: { ru: 'вид документа', kk: 'құжат түрі' }, in1c: 'обработка выгрузки' },
  file: { name: { ru: 'файл PDF', kk: 'PDF файлы' }, in1c: 'обработка выгрузки, печатная форма' },
} as const satisfies Record<string, Place>

const LINE = { ru: 'строка', kk: 'жол' } as const satisfies Words

/** Returns what people call a field, such as «строка 3, ставка НДС»; an unknown field keeps its path. */
export function exchangeFieldName(path: string, language: Language): string {
  const place = placeOf(path)
  if (!place) return path
  const { at } = place
  const line = language === 'ru' ? `${LINE.ru} ${at}` : `${at}-${LINE.kk}`
  const parts = [at === undefined ? undefined : line, ...place.names.map((name) => name[language])]
  return parts.filter(Boolean).join(', ')
}

/** Returns where a field is in 1C, such as `справочник «Контрагенты», поле «БИН / ИИН»`; null if it is not known. */
export function placeIn1c(path: string): string | null {
  return placeOf(path)?.in1c ?? null
}

function placeOf(path: string): { at?: number; names: Words[]; in1c: string } | null {
  const [first = '', second = '', third = ''] = path.split('.')
  if (first === 'lines' && second !== '') {
    const column = own(OF_LINE, third)
    const table = OF_DOCUMENT.lines.in1c
    return {
      at: Number(second) + 1,
      names: column ? [column.name] : [],
      in1c: column ? `${table}, колонка «${column.in1c}»` : table,
    }
  }
  const exact = own(OF_DOCUMENT, path)
  if (exact) return { names: [exact.name], in1c: exact.in1c }
  const record = own(OF_DOCUMENT, first)
  if (!record) return null
  const party = first === 'supplier' || first === 'buyer' ? own(OF_PARTY, second) : null
  return party
    ? { names: [record.name, party.name], in1c: `${record.in1c}, поле «${party.in1c}»` }
    : { names: [record.name], in1c: record.in1c }
}

function own(table: Readonly<Record<string, Place>>, name: string): Place | null {
  return (Object.hasOwn(table, name) && table[name]) || null
}
