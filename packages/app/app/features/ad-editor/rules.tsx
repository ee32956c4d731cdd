import { TogglePanel } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { editorWords } from './words.ts'

/** The rules that an author agrees to, collapsed. */
export function EditorRules() {
  const editor = useWords(editorWords)
  const panels = [
    { summary: editor.terms, lines: editor.termLines },
    { summary: editor.rules, lines: editor.ruleLines },
  ]
  return (
    <div className="grid gap-2">
      {panels.map(({ summary, lines }) => (
        <TogglePanel key={summary} summary={summary}>
          <ul className="grid list-disc gap-1.5 pl-5 text-sm">
            {Object.values(lines).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </TogglePanel>
      ))}
    </div>
  )
}
