import { TogglePanel } from '@sauda/ui'
import { useOwnWords } from '../../language/own-words.ts'

/** What an author agrees to, folded away until asked for. */
export function EditorRules() {
  const { editor } = useOwnWords()
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
