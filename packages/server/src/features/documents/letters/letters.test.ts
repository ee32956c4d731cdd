import { DOCUMENT_KINDS } from '@sauda/sdk/documents'
import { describe, expect, it } from 'vitest'
import { documentsLetter } from './documents.ts'

const FACTS = {
  about: 'received',
  kind: 'completion',
  count: 3,
  dueOn: '2026-11-25',
  name: 'Айгерім',
  publicUrl: 'https://sauda.example',
} as const
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the e-mail about documents', () => {
  it('says in Russian what has come, what to do until when, and where', () => {
    const { subject, text, html } = documentsLetter(FACTS, 'ru')
    expect(plain(subject)).toBe('Новые документы: 3 акта')
    expect(plain(text)).toContain('Торговый центр прислал вам 3 акта.')
    expect(plain(text)).toContain('до 25 ноября 2026 включительно')
    expect(text).toContain('https://sauda.example/completion')
    expect(html).toContain('Открыть документы')
  })

  it('says it in Kazakh', () => {
    const { subject, text, html } = documentsLetter({ ...FACTS, about: 'reminder', kind: 'invoice' }, 'kk')
    expect(plain(subject)).toBe('Еске саламыз: сізді 3 шот күтіп тұр')
    expect(plain(text)).toContain('Соңғы күні: 2026 ж. 25 қараша.')
    expect(text).toContain('https://sauda.example/kk/invoice')
    expect(html).toContain('<html lang="kk">')
  })

  it.each(DOCUMENT_KINDS)('tells what to do with %s: only an invoice is not signed', (kind) => {
    const signs = /подпишите/.test(documentsLetter({ ...FACTS, kind }, 'ru').text)
    const signsInKazakh = /қол қойыңыз/.test(documentsLetter({ ...FACTS, kind }, 'kk').text)
    expect([signs, signsInKazakh]).toEqual([kind !== 'invoice', kind !== 'invoice'])
  })

  it.each(['received', 'reminder', 'renewed'] as const)('without a due date names none: %s', (about) => {
    for (const language of ['ru', 'kk'] as const) {
      const { text } = documentsLetter({ ...FACTS, about, dueOn: null }, language)
      expect(text).not.toMatch(/undefined|null|включительно|Соңғы күні/)
    }
  })
})
