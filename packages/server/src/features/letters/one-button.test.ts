import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { LANGUAGES, type Language } from '@sauda/sdk/language'
import { describe, expect, it } from 'vitest'
import { endingAdLetter } from '../ads/term/letters/ending-ad.ts'
import { type MembershipNews, membershipLetter } from '../companies/letters/membership.ts'
import { documentsLetter } from '../documents/letters/documents.ts'
import { priceFallLetter } from '../favourites/letters/price-fall.ts'
import { colleagueInvitationLetter } from '../invitations/letters/colleague-invitation.ts'
import { decisionLetter } from '../invitations/letters/decision.ts'
import { invitationLetter } from '../invitations/letters/invitation.ts'
import { blockedLetter, unblockedLetter } from '../people-desk/letters/block-letters.ts'
import { alreadyRegisteredLetter } from '../registration/letters/already-registered.ts'
import { codeLetter } from '../registration/letters/code.ts'
import { passwordChangedLetter } from '../registration/letters/password-changed.ts'
import { tenantApplicationLetter } from '../registration/letters/tenant-application.ts'
import { linkLetter } from '../signing/link-letter.ts'
import { endLetter, roomsLetter } from '../tenancy/letters/tenancy-letters.ts'

const FEATURES = join(import.meta.dirname, '..')

const publicUrl = 'https://sauda.example'
const name = 'Айгерім'
const token = 'y0vQ3m8Zr5cJ2kXwT6nLbA'
const at = new Date('2026-11-24T07:00:00Z')

type Laid = { text: string; html: string }
type DistributiveOmit<Of, Key extends PropertyKey> = Of extends unknown ? Omit<Of, Key> : never
type Kinds = Readonly<Record<string, (language: Language) => Laid>>

const endingAd = (renewal: Parameters<typeof endingAdLetter>[0]['renewal']) => (language: Language) =>
  endingAdLetter(
    { ad: { id: 7, title: 'Диски', title_kk: null }, name, expiresAt: at, renewal, publicUrl },
    language,
  )
const decision = (accepted: boolean) => (language: Language) =>
  decisionLetter({
    ...{ applicant: { name, company: 'ИП «Жарық»', language }, accepted, publicUrl },
    ...{ rooms: ['214'], comment: accepted ? null : 'Нет договора' },
  })
const documents = (about: 'received' | 'reminder' | 'renewed') => (language: Language) =>
  documentsLetter({ about, kind: 'completion', count: 3, dueOn: '2026-11-25', name, publicUrl }, language)
const code = (purpose: 'registration' | 'restore', digits: string | null) => (language: Language) =>
  codeLetter({ code: digits, purpose, publicUrl, token }, language)
const link = (id: number | null) => (language: Language) =>
  linkLetter({ kind: 'completion', id, name, publicUrl }, language)

const FALL = { user_id: 5, ad_id: 7, title: 'Диски', title_kk: null, price: 58_000, was: 66_000 }
const falls = (count: number) => (language: Language) =>
  priceFallLetter({ falls: Array.from({ length: count }, () => FALL), name, publicUrl }, language)

const membership = (news: DistributiveOmit<MembershipNews, 'company'>) => (language: Language) =>
  membershipLetter({ company: 'ИП «Жарық»', ...news } as MembershipNews, { name, language, publicUrl })

/** Every kind of e-mail, by the file that lays it out. Each has something to do next, so none is without a button. */
const LETTERS: Readonly<Record<string, Kinds>> = {
  'ending-ad.ts': {
    'can be renewed': endingAd({ token }),
    'waits for a moderator': endingAd({ after: 'moderation' }),
    'was sent back': endingAd({ after: 'mending' }),
  },
  'documents.ts': {
    received: documents('received'),
    reminder: documents('reminder'),
    renewed: documents('renewed'),
  },
  'block-letters.ts': {
    blocked: (language) => blockedLetter({ name, reason: 'fraud', note: null, at, publicUrl }, language),
    unblocked: (language) => unblockedLetter({ name, publicUrl }, language),
  },
  'decision.ts': { accepted: decision(true), refused: decision(false) },
  'invitation.ts': {
    invitation: (language) =>
      invitationLetter({
        invitation: {
          ...{ language, role_id: 1, invited_by: name, company: null, rooms: [] },
          expires_at: at.toISOString(),
        },
        ...{ token, known: false, publicUrl },
      }),
  },
  'colleague-invitation.ts': {
    'of a colleague': (language) =>
      colleagueInvitationLetter({
        invitation: {
          ...{ language, company: 'ИП «Жарық»', function: 'seller', invited_by: name, known: false },
          expires_at: at,
        },
        ...{ token, publicUrl },
      }),
  },
  'membership.ts': {
    removed: membership({ kind: 'removed', by: name }),
    changed: membership({ kind: 'changed', of: 'seller' }),
    'an owner': membership({ kind: 'owner', of: 'owner' }),
    accepted: membership({ kind: 'accepted', of: 'accountant' }),
    refused: membership({ kind: 'refused', comment: 'Не знаем вас' }),
    asked: membership({ kind: 'asked', who: name }),
    joined: membership({ kind: 'joined', who: name, of: 'seller' }),
    declined: membership({ kind: 'declined', email: null }),
  },
  'tenancy-letters.ts': {
    'other rooms': (language) =>
      roomsLetter(
        { company: 'ИП «Жарық»', given: [{ number: '214' }], taken: [], ads: 0 },
        { name, language, publicUrl },
      ),
    'the end of a tenancy': (language) =>
      endLetter({ company: 'ИП «Жарық»', reason: 'debt', note: null, at }, { name, language, publicUrl }),
  },
  'price-fall.ts': { 'of one ad': falls(1), 'of several': falls(12) },
  'already-registered.ts': {
    'already registered': (language) => alreadyRegisteredLetter({ name, publicUrl, token }, language),
  },
  'code.ts': {
    'a code to register': code('registration', '402917'),
    'a code to restore': code('restore', '402917'),
    'a link alone': code('registration', null),
  },
  'password-changed.ts': {
    'password changed': (language) => passwordChangedLetter({ name, at, publicUrl }, language),
  },
  'tenant-application.ts': {
    'an application': (language) =>
      tenantApplicationLetter({ name, company: 'ТОО «А»', bin: '310540000130', publicUrl }, language),
  },
  'link-letter.ts': { 'to a list': link(null), 'to a document': link(5) },
}

it('knows every file that lays out an e-mail', () => {
  const found = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /(?<!\.test)\.ts$/.test(path) && readFileSync(join(FEATURES, path), 'utf8').includes('/mail/layout.ts'),
  )
  expect(found.map((path) => basename(path)).toSorted()).toEqual(Object.keys(LETTERS).toSorted())
})

describe.each(Object.entries(LETTERS))('%s', (_file, kinds) => {
  it.each(Object.keys(kinds))('has one button: %s', (kind) => {
    for (const language of LANGUAGES) {
      const { text, html } = kinds[kind]?.(language) ?? { text: '', html: '' }
      const buttons = [...html.matchAll(/<a href="([^"]+)" class="on-fill"[^>]*>([^<]+)<\/a>/g)]
      expect(buttons).toHaveLength(1)
      const [[, href = '', label = ''] = []] = buttons
      expect(href).toMatch(
        language === 'kk' ? /^https:\/\/sauda\.example\/kk\// : /^https:\/\/sauda\.example\/(?!kk\/)/,
      )
      // The plain text has the same button as its last link.
      expect(text.split('\n\n').at(-2)).toBe(`${label}:\n${href.replaceAll('&amp;', '&')}`)
    }
  })
})
