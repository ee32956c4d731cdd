import { type Language, localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { COMMON_WORDS } from '../../platform/mail/common-words.ts'
import { layOut } from '../../platform/mail/layout.ts'
import type { SignedKind } from './types.ts'

const ru = {
  subject: { completion: 'Подписать акты на компьютере', application: 'Подписать приложения на компьютере' },
  heading: 'Ссылка, которую вы просили',
  what: 'Вы открыли документы на телефоне, а ключ ЭЦП работает на компьютере с программой NCALayer.',
  todo: 'Откройте это письмо на таком компьютере и нажмите кнопку. Портал попросит войти.',
  open: { list: 'Открыть документы', one: 'Открыть документ' },
  notYou: 'Если вы не просили ссылку, ничего делать не нужно: без входа по ней ничего не видно.',
}

const kk = {
  subject: {
    completion: 'Актілерге компьютерде қол қою',
    application: 'Қосымшаларға компьютерде қол қою',
  },
  heading: 'Сіз сұраған сілтеме',
  what: 'Сіз құжаттарды телефонда аштыңыз, ал ЭЦҚ кілті NCALayer бағдарламасы бар компьютерде жұмыс істейді.',
  todo: 'Осы хатты сондай компьютерде ашып, батырманы басыңыз. Портал кіруді сұрайды.',
  open: { list: 'Құжаттарды ашу', one: 'Құжатты ашу' },
  notYou: 'Сілтемені сіз сұрамаған болсаңыз, ештеңе істеудің қажеті жоқ: кірмейінше ол ештеңе көрсетпейді.',
} satisfies typeof ru

const WORDS = { ru, kk }

export interface LinkFacts {
  kind: SignedKind
  /** The one document to open; null for the list. */
  id: number | null
  name: string
  publicUrl: string
}

/** The e-mail with a link to documents, which asks to sign in and holds no secret. */
export function linkLetter(
  { kind, id, name, publicUrl }: LinkFacts,
  language: Language,
): { subject: string; text: string; html: string } {
  const said = WORDS[language]
  const common = COMMON_WORDS[language]
  const path = id === null ? paths.documents(kind) : paths.document(kind, id)
  return layOut({
    language,
    subject: said.subject[kind],
    heading: said.heading,
    greeting: common.hello(name),
    paragraphs: [said.what, said.todo],
    button: {
      label: id === null ? said.open.list : said.open.one,
      href: publicUrl + localPath(path, language),
      otherwise: common.ifNoButton,
    },
    footer: `${said.notYou} ${common.automatic}`,
  })
}
