import { IconButton, useHydrated } from '@sauda/ui'
import { Copy } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { sayDone } from '../../shell/messages.ts'
import { shortFingerprint } from './due.ts'
import { documentPageWords } from './words.ts'

/** The shortened fingerprint of a PDF; a button copies the whole one. */
export function CopyFingerprint({ sha256 }: { sha256: string }) {
  const words = useWords(documentPageWords)
  const hydrated = useHydrated()

  async function copy() {
    await navigator.clipboard.writeText(sha256)
    sayDone(words.copied)
  }

  return (
    <span className="flex items-center gap-1">
      <span title={`${words.fingerprintHelp}: ${sha256}`} className="min-w-0 font-mono text-xs wrap-anywhere">
        {shortFingerprint(sha256)}
      </span>
      <IconButton
        label={words.copy}
        size="sm"
        // Without scripts nothing can be copied; the place stays, so that nothing moves.
        className={hydrated ? undefined : 'invisible'}
        onClick={() => void copy()}
      >
        <Copy aria-hidden />
      </IconButton>
    </span>
  )
}
