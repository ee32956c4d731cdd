import type { Drawing } from '../drawings.ts'

/** A text in both languages: `title` in Russian, `title_kk` in Kazakh. */
export type InBoth<Name extends string> = Record<Name | `${Name}_kk`, string>

/** A picture of a text: a drawing, and what it shows. */
export interface ContentPicture extends InBoth<'alt'> {
  drawing: Drawing
}

/** A text of the centre with headings. The texts are Markdown. */
export type DemoText = InBoth<'title' | 'lead' | 'text'>

/** What stands at the end of every legal text. */
export const SAMPLE = `> Образец для демонстрации. Перед применением его должен прочесть и при необходимости исправить юрист.`
export const SAMPLE_KK = `> Бұл көрсету үшін дайындалған үлгі. Қолданар алдында оны заңгер оқып шығып, қажет болса түзетуге тиіс.`
