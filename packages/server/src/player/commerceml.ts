import type { Fields } from './client.ts'
import { windows1251 } from './windows-1251.ts'

type Send = (url: URL, init: RequestInit) => Promise<Response>

/** What the portal has said to a step. */
export interface StepAnswer {
  status: number
  /** `success`, `failure`, `progress`, or the first line of another answer. */
  word: string
  /** The lines after it. */
  lines: string[]
}

/** Plays the steps of 1C's exchange with sites. */
export interface CommerceMlClient {
  step(
    mode: string,
    init?: { filename?: string; body?: Uint8Array<ArrayBuffer> | string; type?: string },
  ): Promise<StepAnswer>
  /** Signs in and takes the cookie for the steps that follow. */
  signIn(): Promise<StepAnswer>
}

export function commerceMlClient(
  send: Send,
  { address, login, secret }: { address: string; login: string; secret: string },
): CommerceMlClient {
  let cookie = ''
  const step: CommerceMlClient['step'] = async (mode, { filename, body, type = 'sale' } = {}) => {
    const url = new URL('/exchange/v1/commerceml', address)
    url.search = String(new URLSearchParams({ type, mode, ...(filename && { filename }) }))
    const authorization = `Basic ${Buffer.from(`${login}:${secret}`).toString('base64')}`
    const response = await send(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(mode === 'checkauth' && { authorization }),
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/octet-stream' }),
      },
      ...(body !== undefined && { body }),
    })
    const [word = '', ...lines] = (await response.text()).split('\n')
    return { status: response.status, word, lines }
  }
  return {
    step,
    signIn: async () => {
      const answer = await step('checkauth')
      const [name, value] = answer.lines
      if (answer.word === 'success') cookie = `${name}=${value}`
      return answer
    },
  }
}

const FILE = 'documents.xml'

/** Sends documents as CommerceML, in parts of the size that the portal says, and waits for the end of the import. */
export async function playCommerceMl(
  send: Send,
  base: { address: string; login: string; secret: string },
  documents: readonly Fields[],
  { encoding }: { encoding: 'utf-8' | 'windows-1251' },
): Promise<{ isDone: boolean; text: string }> {
  const client = commerceMlClient(send, base)
  const told = ({ word, lines }: StepAnswer) => ({
    isDone: word === 'success',
    text: [word, ...lines].join('\n'),
  })
  const signedIn = await client.signIn()
  if (signedIn.word !== 'success') return told(signedIn)
  const limits = await client.step('init')
  const limit = Number(/^file_limit=(\d+)$/.exec(limits.lines[0] ?? '')?.[1])
  if (!limit) return told(limits)
  const text = commerceMlOf(documents, encoding)
  const bytes = encoding === 'utf-8' ? new TextEncoder().encode(text) : windows1251(text)
  for (let from = 0; from < bytes.length; from += limit) {
    const sent = await client.step('file', { filename: FILE, body: bytes.slice(from, from + limit) })
    if (sent.word !== 'success') return told(sent)
  }
  for (;;) {
    const answer = await client.step('import', { filename: FILE })
    if (answer.word !== 'progress') return told(answer)
  }
}

const OPERATIONS: Readonly<Record<string, string>> = {
  invoice: 'Счет на оплату',
  completion: 'Акт выполненных работ',
  application: 'Приложение к договору',
}

/** Returns documents of the exchange as a CommerceML file. */
export function commerceMlOf(documents: readonly Fields[], encoding: string): string {
  const body = documents.map((document) => element('Документ', fieldsOf(document))).join('\n')
  return `<?xml version="1.0" encoding="${encoding}"?>
<КоммерческаяИнформация ВерсияСхемы="2.08" xmlns="urn:1C.ru:commerceml_2">
${body}
</КоммерческаяИнформация>
`
}

/** Names and values of elements; a list of them keeps their order. */
type Tree = string | undefined | readonly (readonly [name: string, value: Tree])[]

function fieldsOf(document: Fields): Tree {
  const {
    supplier,
    buyer,
    contract = {},
    lines = [],
  } = document as {
    supplier?: Fields
    buyer?: Fields
    contract?: Fields
    lines?: Fields[]
  }
  const properties = [
    ['КБе', supplier?.kbe],
    ['Подписант', supplier?.signer],
    ['ПодписантПокупателя', buyer?.signer],
    ['КНП', document.knp],
    ['ВерсияДанных', document.data_version],
    ['Период', document.period],
    ['Содержание', document.title],
    ['НомерДоговора', contract.number],
    ['ДатаДоговора', contract.date],
    ['Помещения', Array.isArray(document.rooms) ? document.rooms.join(', ') : undefined],
    ['Файл', document.file],
  ] as const
  return [
    ['Ид', text(document.guid)],
    ['Номер', text(document.number)],
    ['Дата', text(document.date)],
    ['ХозОперация', OPERATIONS[String(document.kind)] ?? text(document.kind)],
    ['Роль', 'Продавец'],
    ['Валюта', text(document.currency) ?? 'KZT'],
    ['Сумма', text(document.total)],
    ['СрокПлатежа', text(document.pay_until)],
    [
      'Контрагенты',
      [
        ['Контрагент', partyOf(supplier, 'Продавец')],
        ['Контрагент', partyOf(buyer, 'Покупатель')],
      ],
    ],
    ['Товары', lines.map((line) => ['Товар', lineOf(line)] as const)],
    [
      'ЗначенияРеквизитов',
      properties
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => {
          return [
            'ЗначениеРеквизита',
            [
              ['Наименование', name],
              ['Значение', text(value)],
            ],
          ] as const
        }),
    ],
  ]
}

function partyOf(party: Fields = {}, role: string): Tree {
  return [
    ['ОфициальноеНаименование', text(party.name)],
    ['ИНН', text(party.bin)],
    ['ЮридическийАдрес', party.address ? [['Представление', text(party.address)]] : undefined],
    ['Контакты', party.phone ? [['Контакт', phoneOf(party)]] : undefined],
    ['РасчетныеСчета', party.iban ? [['РасчетныйСчет', accountOf(party)]] : undefined],
    ['Роль', role],
  ]
}

function phoneOf({ phone }: Fields): Tree {
  return [
    ['Тип', 'Телефон рабочий'],
    ['Значение', text(phone)],
  ]
}

function accountOf({ iban, bank, bic }: Fields): Tree {
  return [
    ['НомерСчета', text(iban)],
    [
      'Банк',
      [
        ['Наименование', text(bank)],
        ['БИК', text(bic)],
      ],
    ],
  ]
}

function lineOf(line: Fields): Tree {
  const tax = [
    ['Наименование', 'НДС'],
    ['УчтеноВСумме', 'true'],
    ['Сумма', text(line.vat)],
    ['Ставка', text(line.vat_rate)],
  ] as const
  return [
    ['Код', text(line.code)],
    ['Наименование', text(line.name)],
    ['БазоваяЕдиница', text(line.unit)],
    ['ЦенаЗаЕдиницу', text(line.price)],
    ['Количество', text(line.quantity)],
    ['Сумма', text(line.sum)],
    ['Налоги', [['Налог', tax]]],
  ]
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

function element(name: string, value: Tree): string {
  if (value === undefined) return ''
  const inner =
    typeof value === 'string' ? escaped(value) : value.map(([child, of]) => element(child, of)).join('')
  return `<${name}>${inner}</${name}>`
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
