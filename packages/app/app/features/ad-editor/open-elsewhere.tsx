import { Button } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { editorWords } from './words.ts'

/** The draft is being edited in another tab: says so, and offers to go on here. */
export function OpenElsewhere({ onTake }: { onTake: () => void }) {
  const editor = useWords(editorWords)
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-3 border-[1.5px] border-line-strong p-4"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-strong">{editor.elsewhere}</p>
        <p className="text-sm">{editor.elsewhereHelp}</p>
      </div>
      <Button onClick={onTake}>{editor.takeOver}</Button>
    </div>
  )
}
