import { Button } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { draftWords } from './words.ts'

/** Another tab writes in the same form: says so, and offers to go on here. */
export function OpenElsewhere({ title, onTake }: { title?: string; onTake: () => void }) {
  const words = useWords(draftWords)
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-3 border-[1.5px] border-line-strong p-4"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-strong">{title ?? words.elsewhere}</p>
        <p className="text-sm">{words.elsewhereHelp}</p>
      </div>
      <Button onClick={onTake}>{words.takeOver}</Button>
    </div>
  )
}
