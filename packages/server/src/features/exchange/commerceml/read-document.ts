import { writtenCurrency } from '@sauda/sdk/documents'
import { childOf, listAt, textAt, type XmlElement } from './xml-elements.ts'

/** Business operations (`ХозОперация`) by the kind that they are here. Only the first is in the standard. */
const KINDS: Readonly<Record<string, string>> = {
  'счет на оплату': 'invoice',
  акт: 'completion',
  'акт выполненных работ': 'completion',
  приложение: 'application',
  'приложение к договору': 'application',
}

/**
 * Returns a `Документ` of CommerceML 2 as the fields of the exchange, as texts. What the standard has no element for comes
 * in `ЗначенияРеквизитов`. Nothing is checked here: a field that is missing or wrong is refused by the rules of the exchange.
 */
export function fieldsOf(document: XmlElement): Record<string, unknown> {
  const property = propertiesOf(document)
  const operation = textAt(document, 'ХозОперация')
  const lines = listAt(document, 'Товары', 'Товар').map(lineOf)
  const taxes = listAt(document, 'Налоги', 'Налог')
  const contract = property('НомерДоговора')
  const currency = textAt(document, 'Валюта')
  return {
    kind: kindOf(operation) ?? operation ?? '',
    guid: textAt(document, 'Ид') ?? '',
    data_version: property('ВерсияДанных') ?? textAt(document, 'НомерВерсии') ?? '',
    number: textAt(document, 'Номер'),
    date: textAt(document, 'Дата'),
    period: property('Период'),
    title: property('Содержание') ?? textAt(document, 'Комментарий') ?? lines[0]?.name,
    supplier: partyOf(document, 'Продавец', { kbe: property('КБе'), signer: property('Подписант') }),
    buyer: partyOf(document, 'Покупатель', { signer: property('ПодписантПокупателя') }),
    ...(contract !== undefined && { contract: { number: contract, date: property('ДатаДоговора') } }),
    rooms: listIn(property('Помещения')),
    lines,
    total: withTax(textAt(document, 'Сумма'), taxes),
    vat_total: taxOf(taxes),
    currency: currency && writtenCurrency(currency),
    knp: property('КНП'),
    pay_until: textAt(document, 'СрокПлатежа'),
    paragraphs: paragraphsOf(document),
    file: property('Файл'),
  }
}

function kindOf(operation: string | undefined): string | undefined {
  const name = (operation ?? '').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ')
  return Object.hasOwn(KINDS, name) ? KINDS[name] : undefined
}

type Property = (name: string) => string | undefined

const PARAGRAPH = 'Текст'

function propertiesOf(document: XmlElement): Property {
  const all = listAt(document, 'ЗначенияРеквизитов', 'ЗначениеРеквизита')
  return (name) => {
    const found = all.find((one) => textAt(one, 'Наименование') === name)
    return textAt(found, 'Значение')
  }
}

/** A paragraph is a value of its own, and the same name may come many times. */
function paragraphsOf(document: XmlElement): string[] {
  return listAt(document, 'ЗначенияРеквизитов', 'ЗначениеРеквизита')
    .filter((one) => textAt(one, 'Наименование') === PARAGRAPH)
    .flatMap((one) => textAt(one, 'Значение') ?? [])
}

function partyOf(
  document: XmlElement,
  role: string,
  besides: { kbe?: string | undefined; signer: string | undefined },
): Record<string, unknown> | undefined {
  const party = listAt(document, 'Контрагенты', 'Контрагент').find((one) => textAt(one, 'Роль') === role)
  if (!party) return undefined
  const account = listAt(party, 'РасчетныеСчета', 'РасчетныйСчет')[0]
  const address = childOf(party, 'ЮридическийАдрес') ?? childOf(party, 'АдресРегистрации')
  const phone = listAt(party, 'Контакты', 'Контакт').find((one) => textAt(one, 'Тип')?.startsWith('Телефон'))
  return {
    name:
      textAt(party, 'ОфициальноеНаименование') ??
      textAt(party, 'ПолноеНаименование') ??
      textAt(party, 'Наименование'),
    bin: textAt(party, 'БИН') ?? textAt(party, 'ИИН') ?? textAt(party, 'ИНН'),
    address: textAt(address, 'Представление'),
    phone: textAt(phone, 'Значение'),
    iban: textAt(account, 'НомерСчета'),
    bank: textAt(account, 'Банк', 'Наименование'),
    bic: textAt(account, 'Банк', 'БИК'),
    ...besides,
  }
}

function lineOf(line: XmlElement) {
  const taxes = listAt(line, 'Налоги', 'Налог')
  const [rate] = listAt(line, 'СтавкиНалогов', 'СтавкаНалога')
  return {
    name: textAt(line, 'Наименование'),
    code: textAt(line, 'Код') ?? textAt(line, 'Артикул'),
    unit: textAt(line, 'БазоваяЕдиница') ?? textAt(line, 'Единица'),
    quantity: textAt(line, 'Количество'),
    price: textAt(line, 'ЦенаЗаЕдиницу') ?? textAt(line, 'Цена'),
    vat_rate: textAt(taxes[0], 'Ставка') ?? textAt(rate, 'Ставка'),
    vat: taxOf(taxes),
    sum: withTax(textAt(line, 'Сумма'), taxes),
  }
}

/** A tax that is not in the sum yet is added to it: sums are with VAT here. */
function withTax(sum: string | undefined, taxes: readonly XmlElement[]): string | undefined {
  const outside = taxes.filter((tax) => textAt(tax, 'УчтеноВСумме') === 'false')
  return outside.length === 0 ? sum : added([sum, ...outside.map((tax) => textAt(tax, 'Сумма'))])
}

function taxOf(taxes: readonly XmlElement[]): string | undefined {
  return taxes.length === 0 ? undefined : added(taxes.map((tax) => textAt(tax, 'Сумма')))
}

/** Adds decimal texts exactly; if one of them is none, returns the first as it came, for the check to refuse. */
function added(sums: readonly (string | undefined)[]): string | undefined {
  const parts = sums.map((sum) => /^(\d{1,15})(?:[.,](\d{1,2}))?$/.exec(sum ?? ''))
  if (parts.some((part) => part === null)) return sums[0]
  const tiyn = parts.reduce((total, part) => {
    return total + BigInt(part?.[1] ?? '0') * 100n + BigInt((part?.[2] ?? '').padEnd(2, '0'))
  }, 0n)
  return `${tiyn / 100n}.${String(tiyn % 100n).padStart(2, '0')}`
}

function listIn(text: string | undefined): string[] | undefined {
  return text?.split(',').flatMap((part) => part.trim() || [])
}
