import type { Language } from '@sauda/sdk/language'
import { cn } from '@sauda/ui'
import { useLanguage } from '../../language/language-context.tsx'
import { asHtml } from '../../shell/server-part.tsx'

export type Written = { html: string; html_kk: string | null; contents: Heading[]; contents_kk: Heading[] }

export type Heading = { id: string; level: number; text: string }

/** The HTML of a text in the page's language, else in the other one, with its headings; the server has sanitised it. */
export function htmlIn(text: Written, language: Language) {
  const kk = text.html_kk?.trim() ? { html: text.html_kk, contents: text.contents_kk } : null
  const ru = text.html.trim() ? { html: text.html, contents: text.contents } : null
  const own = language === 'kk' ? kk : ru
  if (own) return { ...own, lang: undefined }
  const other: Language = language === 'kk' ? 'ru' : 'kk'
  return { ...((language === 'kk' ? ru : kk) ?? { html: '', contents: [] }), lang: other }
}

export type ToldHtmlProps = {
  of: Written
  /** Put before the ids of its headings, where several texts are on one page. */
  idPrefix?: string
  className?: string
}

/** A text of the centre, set to be read and printed. */
export function ToldHtml({ of, idPrefix = '', className }: ToldHtmlProps) {
  const { html, lang } = htmlIn(of, useLanguage())
  return (
    <div
      lang={lang}
      className={cn('written', className)}
      {...asHtml(idPrefix ? html.replaceAll(' id="', ` id="${idPrefix}`) : html)}
    />
  )
}
