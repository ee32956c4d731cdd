import { LANGUAGES, type Language } from '@sauda/sdk/language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { endingAdLetter } from '../packages/server/src/features/ads/term/letters/ending-ad.ts'
import { documentsLetter } from '../packages/server/src/features/documents/letters/documents.ts'
import { decisionLetter } from '../packages/server/src/features/invitations/letters/decision.ts'
import { invitationLetter } from '../packages/server/src/features/invitations/letters/invitation.ts'
import { alreadyRegisteredLetter } from '../packages/server/src/features/registration/letters/already-registered.ts'
import { codeLetter } from '../packages/server/src/features/registration/letters/code.ts'
import { passwordChangedLetter } from '../packages/server/src/features/registration/letters/password-changed.ts'
import { tenantApplicationLetter } from '../packages/server/src/features/registration/letters/tenant-application.ts'
import brakeDisc from '../packages/ui/drawings/brake-disc.svg'

type Written = { subject: string; text: string; html: string }

type LetterProps = {
  /** The letter in a language. */
  write: (language: Language) => Written
  /** As a dark mail program shows it. */
  dark?: boolean
}

/** A letter of the portal in both languages, as mail programs show it, and its plain text below. */
function Letter({ write, dark = false }: LetterProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      {LANGUAGES.map((language) => (
        <OneLetter key={language} language={language} letter={write(language)} dark={dark} />
      ))}
    </div>
  )
}

type OneLetterProps = { language: Language; letter: Written; dark: boolean }

function OneLetter({ language, letter, dark }: OneLetterProps) {
  const { subject, text } = letter
  const html = dark ? letter.html.replace('@media (prefers-color-scheme:dark)', '@media all') : letter.html
  return (
    <article lang={language} className="min-w-0 overflow-hidden rounded-3 bg-surface shadow-1">
      <h2 className="p-5 text-lg">{subject}</h2>
      <iframe
        title={subject}
        sandbox=""
        srcDoc={withPhoto(html)}
        className="block h-170 w-full border-line border-y"
      />
      <pre className="p-5 font-text text-sm whitespace-pre-wrap wrap-anywhere">{text}</pre>
    </article>
  )
}

/** With a drawing in place of the attached photo. */
function withPhoto(html: string): string {
  return html.replace('cid:thing', new URL(brakeDisc, location.href).href)
}

const publicUrl = 'https://sauda.example'
const at = new Date('2026-11-21T06:00:00Z')
const applicant = { name: 'Данияр Оспанов', company: 'ТОО «Алатау Мотор»' }
const ad = {
  id: 48213,
  title: 'Диски тормозные Brembo, передние, Camry XV50',
  title_kk: 'Brembo алдыңғы тежегіш дискілері, Camry XV50',
}
const ending = { ad, name: 'Айгерім Серікқызы', expiresAt: at, publicUrl }

const meta = {
  title: 'Letters',
  component: Letter,
  play: async ({ canvas, args }) => {
    for (const language of LANGUAGES) {
      const { subject, text } = args.write(language)
      // Queries read a no-break space as a space.
      const letter = canvas.getByTitle(subject.replaceAll('\u00a0', ' '))
      await expect(letter).toHaveAttribute('srcdoc', expect.stringContaining('class="sheet ink"'))
      await expect(letter.getAttribute('srcdoc')).not.toContain('cid:')
      await expect(
        canvas.getByText((_, element) => element?.tagName === 'PRE' && element.textContent === text),
      ).toBeVisible()
    }
  },
} satisfies Meta<typeof Letter>

export default meta
type Story = StoryObj<typeof meta>

export const RegistrationCode: Story = {
  args: { write: (language) => codeLetter({ code: '402917', purpose: 'registration' }, language) },
}

export const RestoreCode: Story = {
  args: { write: (language) => codeLetter({ code: '402917', purpose: 'restore' }, language) },
}

export const AlreadyRegistered: Story = {
  args: { write: (language) => alreadyRegisteredLetter({ name: 'Айгерім Серікқызы', publicUrl }, language) },
}

export const PasswordChanged: Story = {
  args: {
    write: (language) => passwordChangedLetter({ name: 'Айгерім Серікқызы', at, publicUrl }, language),
  },
}

export const Invitation: Story = {
  args: {
    write: (language) =>
      invitationLetter({
        invitation: {
          language,
          role_id: 1,
          invited_by: 'Игорь Никитин',
          company: 'ТОО «Алатау Мотор»',
          rooms: [{ id: 54, level: 2, number: '214', name: null }],
          expires_at: at.toISOString(),
        },
        token: 'y0vQ3m8Zr5cJ2kXwT6nLbAy0vQ3m8Zr5cJ2kXwT6nLbA',
        publicUrl,
      }),
  },
}

export const TenantApplication: Story = {
  args: {
    write: (language) =>
      tenantApplicationLetter(
        { name: 'Игорь Никитин', company: 'ТОО «Алатау Мотор»', bin: '330240138375', publicUrl },
        language,
      ),
  },
}

export const TenantAccepted: Story = {
  args: {
    write: (language) =>
      decisionLetter({
        applicant: { ...applicant, language },
        accepted: true,
        rooms: ['214', '215'],
        comment: null,
        publicUrl,
      }),
  },
}

export const TenantRefused: Story = {
  args: {
    write: (language) =>
      decisionLetter({
        applicant: { ...applicant, language },
        accepted: false,
        rooms: [],
        comment:
          'В договоре аренды указана другая компания. Пришлите, пожалуйста, дополнительное соглашение.',
        publicUrl,
      }),
  },
}

export const EndingAd: Story = {
  args: {
    write: (language) =>
      endingAdLetter({ ...ending, renewal: { token: 'y0vQ3m8Zr5cJ2kXwT6nLbA' } }, language),
  },
}

export const EndingAdThatWaits: Story = {
  args: { write: (language) => endingAdLetter({ ...ending, renewal: { after: 'moderation' } }, language) },
}

const documents = { kind: 'completion', count: 9, name: 'Айгерім Серікқызы', publicUrl } as const

export const Documents: Story = {
  args: {
    write: (language) => documentsLetter({ ...documents, about: 'received', dueOn: '2026-11-25' }, language),
  },
}

export const DocumentsReminder: Story = {
  args: {
    write: (language) => documentsLetter({ ...documents, about: 'reminder', dueOn: null }, language),
  },
}

export const InTheDark: Story = { args: { ...EndingAd.args, dark: true } }

export const DocumentsInTheDark: Story = { args: { ...Documents.args, dark: true } }
