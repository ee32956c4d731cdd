import type { ComparedDigests } from '@sauda/sdk/signature-check'
import { cn } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { endsOf } from './check-view.ts'
import { checkWords } from './words.ts'

/** The fingerprint of the file that was signed beside that of the file in hand. */
export function TwoDigests({ digests }: { digests: ComparedDigests }) {
  const words = useWords(checkWords)
  return (
    <div className="grid gap-px overflow-hidden rounded-2 bg-line inset-ring inset-ring-line sm:grid-cols-2">
      <Digest name={words.signedFile} digits={digests.signed} mark="bg-ins" />
      <Digest name={words.thisFile} digits={digests.checked} mark="bg-del" />
    </div>
  )
}

function Digest({ name, digits, mark }: { name: string; digits: string; mark: string }) {
  const { first, second, last } = endsOf(digits)
  const marked = cn('rounded-[3px] text-text', mark)
  return (
    <div className="bg-surface px-4 py-3">
      <p className="text-muted text-xs">{name}</p>
      <p className="font-mono text-xs wrap-anywhere">
        <mark className={marked}>{first}</mark> {second} … <mark className={marked}>{last}</mark>
      </p>
    </div>
  )
}
