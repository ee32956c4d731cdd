import { Button, useHydrated } from '@sauda/ui'
import { Link2, Printer } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { sayDone } from '../../shell/messages.ts'
import { checkWords } from './words.ts'

/** Printing and copying need scripts; without them the browser's own menu does both. */
export function ResultTools({ withLink }: { withLink: boolean }) {
  const words = useWords(checkWords)
  if (!useHydrated()) return null

  async function copy() {
    await navigator.clipboard.writeText(location.href)
    sayDone(words.copied)
  }

  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button variant="quiet" onClick={() => window.print()}>
        <Printer aria-hidden />
        {words.print}
      </Button>
      {withLink && (
        <Button variant="plain" onClick={() => void copy()}>
          <Link2 aria-hidden />
          {words.copyLink}
        </Button>
      )}
    </div>
  )
}
