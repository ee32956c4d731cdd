import type { Language } from '../language/index.ts'
import { FAULT_TEXTS, type SigningTexts } from './fault-texts.ts'
import { REFUSAL_TEXTS } from './refusal-texts.ts'

/** What is wrong with a signature or with signing a document, and what to do. */
export interface SigningText {
  /** What is wrong. */
  readonly wrong: string
  /** What to do now. */
  readonly fix: string
}

const UNKNOWN = {
  wrong: { ru: 'Подписать не удалось.', kk: 'Қол қойылмады.' },
  fix: { ru: 'Попробуйте ещё раз.', kk: 'Қайталап көріңіз.' },
} as const satisfies SigningTexts

/** Returns the texts of a code of SignatureFault or SigningRefusal; an unknown code gets neutral ones. */
export function signingText(code: string, language: Language): SigningText {
  const { wrong, fix } = textsIn(FAULT_TEXTS, code) ?? textsIn(REFUSAL_TEXTS, code) ?? UNKNOWN
  return { wrong: wrong[language], fix: fix[language] }
}

function textsIn(table: Readonly<Record<string, SigningTexts>>, code: string): SigningTexts | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined
}
