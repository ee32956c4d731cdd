import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import exchange from '../../generated/exchange.json' with { type: 'json' }

const MODULE = readFileSync(
  fileURLToPath(new URL('../../../../../examples/1c/ОбменСПорталом.bsl', import.meta.url)),
  'utf8',
)
/** Without comments and texts, for what is code. A text stays as an empty one. */
const CODE = MODULE.replace(/"(?:[^"\n]|""|\n\s*\|)*"|\/\/.*$/gm, (found) =>
  found.startsWith('"') ? '""' : '',
)

type Schema = { type?: unknown; description?: unknown; properties?: Record<string, unknown> }
const SCHEMAS: Readonly<Record<string, Schema>> = exchange.components.schemas
const fieldsOf = (name: string) => Object.keys(SCHEMAS[name]?.properties ?? {})

/** The texts of procedures and functions by their name. */
const ROUTINES = new Map(
  [
    ...MODULE.matchAll(/^(?:Функция|Процедура) ([А-Яа-яёЁA-Za-z]+)\([\s\S]*?^Конец(?:Функции|Процедуры)/gm),
  ].map(([text, name = '']) => [name, text] as const),
)

/** The fields of the exchange that some routines insert: names in Latin letters. */
function insertedIn(...names: string[]): string[] {
  const texts = names.map((name) => {
    expect([...ROUTINES.keys()]).toContain(name)
    return ROUTINES.get(name) ?? ''
  })
  const found = [...texts.join('\n').matchAll(/(?:Вставить|Новый Структура)\("([a-z_]+)"/g)]
  return [...new Set(found.flatMap(([, field]) => field ?? []))].sort()
}

describe('what the module sends is what the contract has', () => {
  const OF_CONTRACT = ['number', 'date']

  it('of a party: all of it', () => {
    const fields = insertedIn('Поставщик', 'Покупатель', 'ДополнитьКонтактами', 'ДополнитьСчетом')
    expect(fields).toEqual(fieldsOf('SentParty').sort())
  })

  it('of a line: all of it', () => {
    expect(insertedIn('СтрокаДокумента')).toEqual(fieldsOf('SentLine').sort())
  })

  it('of a document: all but what the path and ZIP files have', () => {
    const fields = insertedIn('ОписаниеДокумента', 'ВыгрузитьПриложение', 'ДополнитьДоговором')
    // The portal adds up the VAT of the lines.
    const others = ['kind', 'guid', 'file', 'vat_total']
    expect(fields).toEqual(
      fieldsOf('SentDocument')
        .filter((name) => !others.includes(name))
        .sort(),
    )
    expect(fieldsOf('SentContract')).toEqual(OF_CONTRACT)
  })

  it('and nothing else inserts fields', () => {
    const known = ['SentParty', 'SentLine', 'SentDocument', 'SentContract'].flatMap(fieldsOf)
    const all = insertedIn(...ROUTINES.keys()).filter((field) => !known.includes(field))
    // Kinds of documents in paths.
    expect(all).toEqual(['completions', 'invoices'])
  })
})

test('what the module reads is what the contract has', () => {
  const read = [...CODE.matchAll(/\.([a-z_]+)\b/g)].flatMap(([, field]) => field ?? [])
  const names = [
    'Failure',
    'Problem',
    'ExchangeProblem',
    'Changes',
    'ReceivedDocument',
    'SentLine',
    'SentContract',
  ]
  const known = [...names.flatMap(fieldsOf), 'data', 'message', 'fix']
  expect([...new Set(read)].filter((field) => !known.includes(field))).toEqual([])
  expect(read).toContain('warnings')
})

test('the module knows every action', () => {
  const { action } = exchange.components.schemas.Change.properties
  for (const one of action['x-codes']) expect(MODULE).toContain(one)
})

test.each([
  [/(?:^|\s)(?:Функция|Процедура)\s/g, /Конец(?:Функции|Процедуры)/g],
  [/(?:^|[\s;])Если\s/g, /КонецЕсли/g],
  [/\sЦикл\s/g, /КонецЦикла/g],
  [/\sПопытка\s/g, /КонецПопытки/g],
  [/\sИсключение\s/g, /КонецПопытки/g],
  [/#Область/g, /#КонецОбласти/g],
  [/\(/g, /\)/g],
])('each %s of the module ends', (begin, end) => {
  expect(CODE.match(begin)?.length).toBe(CODE.match(end)?.length)
})

test('every routine of the module that is called is there, or is of the platform', () => {
  const PLATFORM =
    'СокрЛП Лев Формат НРег СтрНайти СтрРазделить СтрСоединить СтрНачинаетсяС СтрДлина Прав ЗначениеЗаполнено ТипЗнч Тип Число Мин НачалоДня КонецДня ТекущаяУниверсальнаяДата ПолучитьТекущийСеансИнформационнойБазы ЗаписатьJSON ПрочитатьJSON ЗаписьЖурналаРегистрации ИнформацияОбОшибке КраткоеПредставлениеОшибки ПодробноеПредставлениеОшибки ПолучитьHexСтрокуИзДвоичныхДанных'.split(
      ' ',
    )
  const called = [...CODE.matchAll(/(?<![.\p{L}\p{N}]|Новый )(\p{L}[\p{L}\p{N}]*)\(/gu)].flatMap(
    ([, name]) => name ?? [],
  )
  const unknown = called.filter((name) => !ROUTINES.has(name) && !PLATFORM.includes(name))
  expect([...new Set(unknown)]).toEqual([])
  const unused = [...ROUTINES]
    .filter(([name, text]) => !/\) Экспорт$/m.test(text) && !called.some((one) => one === name))
    .map(([name]) => name)
  expect(unused).toEqual([])
  // Each is called with as many arguments as it can take.
  for (const [name, text] of ROUTINES) {
    const most = (/\(([^)]*)\)/.exec(text)?.[1] ?? '').split(',').filter((one) => one.trim() !== '').length
    const least = (/\(([^)]*)\)/.exec(text)?.[1] ?? '')
      .split(',')
      .filter((one) => one.trim() !== '' && !one.includes('=')).length
    const calls = CODE.matchAll(new RegExp(`(?<![.\\p{L}]|(?:Функция|Процедура) )${name}\\(`, 'gu'))
    for (const call of calls) {
      const count = argumentsAt(CODE, call.index + call[0].length)
      expect(count, name).toBeLessThanOrEqual(most)
      expect(count, name).toBeGreaterThanOrEqual(least)
    }
  }
})

/** Counts the arguments of a call from behind its bracket; those of calls inside are not its own. */
function argumentsAt(code: string, begin: number): number {
  let depth = 1
  let count = 1
  let at = begin
  for (; depth > 0 && at < code.length; at++) {
    const sign = code[at]
    if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (sign === ',' && depth === 1) count += 1
  }
  return code.slice(begin, at - 1).trim() === '' ? 0 : count
}

test.each([
  ['Вызов()', 0],
  ['Вызов(А, Б)', 2],
  ['Вызов(А(Б, В), Г[Д(Е, Ж)], З)', 3],
])('arguments of %s are counted', (code, count) => {
  expect(argumentsAt(code, code.indexOf('(') + 1)).toBe(count)
})

test('the module checks the certificate of the portal, and no error of the network leaves it', () => {
  expect(CODE).toContain(
    'Новый ЗащищенноеСоединениеOpenSSL(Неопределено, Новый СертификатыУдостоверяющихЦентровОС)',
  )
  // The only place where the network is used is inside of an attempt, and so is reading what came.
  expect(CODE.match(/ВызватьHTTPМетод/g)).toHaveLength(1)
  expect(CODE).toMatch(/Попытка\s+Ответ = Соединение\(\)\.ВызватьHTTPМетод/)
  expect(CODE).toMatch(/Попытка\s+Результат\.Данные = ПрочитатьСтрокуJSON/)
  expect(CODE).not.toContain('ВызватьИсключение')
})

describe('a portal that cannot be reached', () => {
  const codeOf = (name: string) => (ROUTINES.get(name) ?? '').replace(/^\s*\/\/.*$/gm, '')

  it('ends the run with one message: a call may take as long as its timeout', () => {
    expect(codeOf('ВыгрузитьЗаПериод')).toMatch(
      /Отказы\.Добавить[\s\S]*Если Не ПорталДоступен Тогда\s+Возврат Отказы;/,
    )
    for (const name of ['ВыгрузитьДокумент', 'ВыгрузитьПриложение', 'Отправить'])
      expect(codeOf(name)).toMatch(/ПорталДоступен[^)]*\)/)
  })

  it('is one without a connection or an answer of its own, and one that refuses whoever asks', () => {
    expect(codeOf('ВызватьОдинРаз')).toContain('ПорталДоступен, Пауза", "", Неопределено, Ложь, 0)')
    const condition = codeOf('ОтказВсем').match(/Возврат (.*);/)?.[1] ?? ''
    for (const status of [401, 403, 429]) expect(condition).toContain(`= ${status}`)
    // A document that breaks the portal does not hold back those after it.
    expect(condition).toContain('КодСостояния > 500')
  })

  it('is asked once more after the time that it names, at most a minute', () => {
    expect(codeOf('Вызвать').match(/= ВызватьОдинРаз\(/g)).toHaveLength(2)
    expect(codeOf('Вызвать')).toMatch(/Пауза > 0 Тогда\s+Подождать\(Результат\.Пауза\);/)
    expect(codeOf('Пауза')).toMatch(
      /<> 429 И Ответ\.КодСостояния <> 503[\s\S]*"retry-after"[\s\S]*Мин\(Секунд, 60\)/,
    )
  })
})

describe('a changed configuration', () => {
  it('has texts and enumerations where the module looks for references', () => {
    const text = ROUTINES.get('ЗначениеРеквизита') ?? ''
    expect(text).toMatch(
      /Не ЕстьРеквизиты\(ТипЗнч\(Ссылка\)\) Тогда\s+Возврат Неопределено;[\s\S]*Метаданные\(\)/,
    )
    expect(CODE.match(/\.Метаданные\(\)/g)).toHaveLength(1)
    expect(ROUTINES.get('Покупатель')).toContain('ТипЗнч(Лицо) = Тип("Строка")')
  })

  it('has other things than two digits as КБе, which are not sent', () => {
    expect(CODE.match(/КодБенефициара\((?:Организация|Контрагент), /g)).toHaveLength(2)
    expect(ROUTINES.get('КодБенефициара')).toMatch(/СтрДлина\(Код\) = 2 И[\s\S]*\?\(ЭтоКод, Код, Запасной\)/)
  })
})

test('the comment that an accountant writes for colleagues is not sent, and a currency is sent by its code', () => {
  expect(CODE).not.toMatch(/\.Комментарий/)
  expect(CODE).not.toMatch(/Валют\p{L}*\.Наименование/u)
})
