import type { ExchangeBaseCreated } from '@sauda/sdk/exchange'
import { KeyRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { CopyText } from './copy-text.tsx'
import { exchangeWords } from './words.ts'

/** The login and the password of a base that was just added. It takes the focus, since the form is gone. */
export function NewBase({ added: { base, secret } }: { added: ExchangeBaseCreated }) {
  const { adding: words } = useWords(exchangeWords)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="new-base"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 bg-warning-soft p-5 outline-none xs:p-6"
    >
      <div>
        <h2 id="new-base" className="flex items-start gap-3 text-xl wrap-anywhere">
          <KeyRound aria-hidden className="mt-1 size-5 shrink-0" />
          {words.added(base.name)}
        </h2>
        <p className="mt-1 font-strong">{words.once}</p>
      </div>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Secret name={words.login} value={base.login} />
        <Secret name={words.secret} value={secret} />
      </dl>
    </section>
  )
}

function Secret({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-center gap-3 rounded-2 bg-surface px-4 py-2">
      <dt className="w-20 shrink-0 text-muted text-sm">{name}</dt>
      <dd className="flex min-w-0 flex-1 items-center justify-between gap-2">
        <code className="min-w-0 font-mono text-sm wrap-anywhere">{value}</code>
        <CopyText text={value} what={name} />
      </dd>
    </div>
  )
}
