import type { DocumentKind } from '@sauda/sdk/documents'
import type { Language } from '@sauda/sdk/language'

/** Names of files, in both languages: «Счёт № 451 от 2026-10-31», «Счета 2026-10». */
const NAMES = {
  ru: {
    one: { invoice: 'Счёт', completion: 'Акт', application: 'Приложение' },
    many: { invoice: 'Счета', completion: 'Акты', application: 'Приложения' },
    numbered: (noun: string, number: string, day: string) => `${noun} № ${number} от ${day}`,
  },
  kk: {
    one: { invoice: 'Шот', completion: 'Акт', application: 'Қосымша' },
    many: { invoice: 'Шоттар', completion: 'Актілер', application: 'Қосымшалар' },
    numbered: (noun: string, number: string, day: string) => `${day} күнгі № ${number} ${noun.toLowerCase()}`,
  },
} as const satisfies Record<Language, object>

/** The longest name of a file, in characters; file systems allow 255 bytes, and a Cyrillic letter has two. */
const LONGEST = 100

interface Named {
  kind: DocumentKind
  number: string
  dated_on: string
}

/** Returns the name of a document's file, without its extension. */
export function documentName({ kind, number, dated_on }: Named, language: Language): string {
  const { one, numbered } = NAMES[language]
  return safeName(numbered(one[kind], number.replace(/^№\s*/, ''), dated_on))
}

/** Returns the name of an archive, without its extension: the kind, and the months of its documents. */
export function archiveName(kind: DocumentKind, documents: readonly Named[], language: Language): string {
  const months = documents.map(({ dated_on }) => dated_on.slice(0, 7)).toSorted()
  const [first, last] = [months[0], months.at(-1)]
  const span = first === last ? [first] : [first, last]
  return safeName([NAMES[language].many[kind], span.join(' – ')].join(' '))
}

/** Returns the name of a spreadsheet, without its extension: the kind, and the day on which it is made. */
export function spreadsheetName(kind: DocumentKind, day: string, language: Language): string {
  return `${NAMES[language].many[kind]} ${day}`
}

/** Returns the name of the spreadsheet that documents are imported from, without its extension. */
export function templateName(kind: DocumentKind, word: string, language: Language): string {
  return `${NAMES[language].many[kind]}, ${word.toLowerCase()}`
}

/** Replaces what some file system refuses, and shortens the name. */
export function safeName(name: string): string {
  return [...name.normalize('NFC')]
    .map((sign) => (/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/u.test(sign) ? '-' : sign))
    .slice(0, LONGEST)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
}

/** Returns a function that gives each file of an archive a name of its own; systems may ignore the case of letters. */
export function uniqueNames(): (name: string, extension: string) => string {
  const taken = new Set<string>()
  return (name, extension) => {
    for (let n = 1; ; n++) {
      const unique = n === 1 ? `${name}${extension}` : `${name} (${n})${extension}`
      const key = unique.toLowerCase()
      if (!taken.has(key)) {
        taken.add(key)
        return unique
      }
    }
  }
}

/** Returns `Content-Disposition` with a name in UTF-8 (RFC 6266), and one in ASCII for old programs. */
export function attachment(name: string, ascii: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
