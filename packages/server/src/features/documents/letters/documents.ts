import { DOCUMENT_KIND, type DocumentKind } from '@sauda/sdk/documents'
import { type Language, localPath, longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { COMMON_WORDS } from '../../../platform/mail/common-words.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import { LETTER_WORDS } from './words.ts'

export interface DocumentsFacts {
  /** Documents have come, wait, or have come in a newer version. */
  about: 'received' | 'reminder' | 'renewed'
  kind: DocumentKind
  /** How many documents. */
  count: number
  /** The last day on which the tenant should act. */
  dueOn: string | null
  name: string
  publicUrl: string
}

/** The e-mail to a tenant about documents of one kind and one month, with one button to all of them. */
export function documentsLetter(
  { about, kind, count, dueOn, name, publicUrl }: DocumentsFacts,
  language: Language,
): { subject: string; text: string; html: string } {
  const said = LETTER_WORDS[language]
  const words = COMMON_WORDS[language]
  const { subject, heading, what } = said[about]
  const todo = DOCUMENT_KIND[kind].signed ? said.todo.sign : said.todo.download
  const until = dueOn === null ? [] : [said.until(longDate(`${dueOn}T00:00:00.000Z`, language))]
  return layOut({
    language,
    subject: subject(kind, count),
    heading,
    thing: { title: said.documents(kind, count), picture: 'sheet' },
    greeting: words.hello(name),
    paragraphs: [what(kind, count), todo, ...until],
    button: {
      label: said.open,
      href: publicUrl + localPath(paths.documents(kind), language),
      otherwise: words.ifNoButton,
    },
    footer: words.automatic,
  })
}
