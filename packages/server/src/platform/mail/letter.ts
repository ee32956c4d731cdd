import type { Language } from '@sauda/sdk/language'

/** The name in the head of an e-mail, and in the last lines of its plain text. */
export const PORTAL = 'Sauda'

/** What an e-mail is about, shown as a card. */
export interface LetterThing {
  title: string
  /** One line below the title. */
  note?: string
  /** A sheet of paper, drawn here, or the picture that is attached to the e-mail (`MailPicture`). */
  picture: 'sheet' | 'attached'
}

/** The content of an e-mail, from top to bottom. */
export interface Letter {
  language: Language
  subject: string
  heading: string
  /** «Здравствуйте, …!» */
  greeting?: string
  /** The first one also stands behind the subject in the list of a mail program. */
  paragraphs: readonly [string, ...string[]]
  thing?: LetterThing
  /** A code to type elsewhere, shown large on its own line, followed by an explanation. */
  code?: string
  afterwards?: readonly string[]
  /** `otherwise` precedes the button's address, for mail programs that show no button. */
  button?: { label: string; href: string; otherwise: string }
  /** In small print at the end. */
  footer: string
}
