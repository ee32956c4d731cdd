import { PassThrough, type Readable } from 'node:stream'
import { documentStatusLabel } from '@sauda/sdk/documents'
import type { Language } from '@sauda/sdk/language'
import { ZipFile } from 'yazl'
import type { Deps } from '../deps.ts'
import { csvOf } from './csv.ts'
import type { DocumentState } from './document-queries.ts'
import { documentName, safeName, uniqueNames } from './file-names.ts'
import { drawnPaper, openPaper } from './paper/paper.ts'

const WORDS = {
  ru: {
    contents: 'Опись',
    columns: ['Файл', 'Номер', 'Дата', 'Арендатор', 'БИН', 'Документ', 'Сумма', 'Валюта', 'Статус'],
  },
  kk: {
    contents: 'Тізімдеме',
    columns: ['Файл', 'Нөмірі', 'Күні', 'Жалға алушы', 'БСН', 'Құжат', 'Сомасы', 'Валюта', 'Мәртебесі'],
  },
} as const satisfies Record<Language, { contents: string; columns: readonly string[] }>

/**
 * Returns the newest versions of documents as a ZIP file that is made while it is read: one PDF at a time is opened
 * and sent. It begins with a list of its contents. If the stream is destroyed, the work stops.
 */
export function zipOf(
  deps: Deps,
  documents: readonly DocumentState[],
  { language, withCompany }: { language: Language; withCompany: boolean },
): Readable {
  const nameOf = uniqueNames()
  const { contents, columns } = WORDS[language]
  const listName = nameOf(contents, '.csv')
  const files = documents.map((document) => {
    const name = documentName(document, language)
    return { document, name: nameOf(withCompany ? safeName(`${name}, ${document.company}`) : name, '.pdf') }
  })
  const zip = new ZipFile()
  const mtime = deps.clock.now()
  const list = csvOf([columns, ...files.map(({ document, name }) => rowOf(document, name, language))])
  zip.addBuffer(list, listName, { mtime })

  const output = new PassThrough()
  let sent: Readable | undefined
  const takePaper = inAdvance(files, ({ document: { id, version } }) => drawnPaper(deps, id, version))
  for (const [at, { name }] of files.entries()) {
    // PDFs are compressed already.
    zip.addReadStreamLazy(name, { mtime, compress: false }, (use) => {
      if (output.destroyed) return
      const opened = takePaper(at).then(({ file }) => openPaper(deps, file))
      opened.then(
        (file) => {
          sent = file
          if (output.destroyed) file.destroy()
          else use(null, file)
        },
        (error: Error) => output.destroy(error),
      )
    })
  }
  zip.on('error', (error: Error) => output.destroy(error))
  output.on('close', () => sent?.destroy())
  zip.outputStream.pipe(output)
  zip.end()
  return output
}

/** How many documents are begun in advance. */
const AHEAD = 3

/**
 * Returns a function that makes the item at a place; they are taken in their order. The next ones are begun too, so that
 * they are read and drawn while this one is stored and sent.
 */
function inAdvance<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): (at: number) => Promise<Made> {
  const begun = new Map<number, Promise<Made>>()
  const begin = (at: number): Promise<Made> => {
    const item = items[at]
    if (item === undefined) return Promise.reject(new Error(`no item ${at}`))
    const made = begun.get(at) ?? make(item)
    // Its failure is told to whoever takes it.
    made.catch(() => undefined)
    begun.set(at, made)
    return made
  }
  return (at) => {
    const made = begin(at)
    begun.delete(at)
    for (let next = at + 1; next < Math.min(at + 1 + AHEAD, items.length); next++) begin(next)
    return made
  }
}

function rowOf(document: DocumentState, name: string, language: Language): readonly string[] {
  const { kind, number, dated_on, company, bin, title, total, currency, status } = document
  const sum = `${Math.trunc(total / 100)},${String(Math.abs(total % 100)).padStart(2, '0')}`
  return [
    name,
    number,
    dated_on,
    company,
    bin,
    title,
    sum,
    currency,
    documentStatusLabel(kind, status, language),
  ]
}
