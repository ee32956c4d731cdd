import { KeyRound, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { BigSum } from './big-sum.tsx'
import { egovWords } from './egov-words.ts'
import { FileList } from './file-list.tsx'
import type { SigningBodyProps } from './signing-body.ts'

/** With what to sign. */
export function ChoiceBody({ kind, shown, rows }: SigningBodyProps) {
  const words = useWords(egovWords)
  return (
    <>
      <BigSum kind={kind} rows={[...rows.values()]} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          icon={<KeyRound aria-hidden />}
          title={words.computer}
          hint={words.computerHint}
          onClick={() => shown.choose('computer')}
        />
        <Choice
          icon={<Smartphone aria-hidden />}
          title={words.phone}
          hint={words.phoneHint}
          onClick={() => shown.choose('phone')}
        />
      </div>
      <FileList kind={kind} batch={shown.batch} rows={rows} />
    </>
  )
}

type ChoiceProps = { icon: ReactNode; title: string; hint: string; onClick: () => void }

function Choice({ icon, title, hint, onClick }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex items-start gap-3 rounded-3 border border-line-strong bg-surface p-4 text-left hover:bg-sunk [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-accent-ink"
    >
      {icon}
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-strong">{title}</span>
        <span className="block text-muted text-sm">{hint}</span>
      </span>
    </button>
  )
}
