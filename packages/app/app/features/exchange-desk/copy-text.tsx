import { IconButton, useHydrated } from '@sauda/ui'
import { Copy } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { sayDone } from '../../shell/messages.ts'
import { exchangeWords } from './words.ts'

/** Copies a text; without scripts it is not shown. */
export function CopyText({ text, what }: { text: string; what: string }) {
  const { copy, copied } = useWords(exchangeWords)
  const hydrated = useHydrated()

  async function write() {
    await navigator.clipboard.writeText(text)
    sayDone(copied)
  }

  return (
    <IconButton
      label={copy(what)}
      size="sm"
      className={hydrated ? undefined : 'invisible'}
      onClick={() => void write()}
    >
      <Copy aria-hidden />
    </IconButton>
  )
}
