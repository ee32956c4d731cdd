import { Button, ErrorSummary } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { opensElsewhere } from '../../shell/opens-elsewhere.ts'
import { type Step, stepPath } from './steps.ts'
import { editorWords } from './words.ts'

type ChangedMeanwhileProps = { id: number; step: Step; onTake: () => void }

/** The ad has changed since this form was opened: keeps what was typed and offers to load the new version. */
export function ChangedMeanwhile({ id, step, onTake }: ChangedMeanwhileProps) {
  const editor = useWords(editorWords)
  return (
    <div className="grid justify-items-start gap-3">
      <ErrorSummary title={editor.changed} errors={[{ message: editor.changedHelp }]} className="w-full" />
      <Button asChild variant="quiet" size="sm">
        <LocalLink
          to={stepPath(step, id)}
          prefetch="none"
          onClick={(event) => {
            if (opensElsewhere(event)) return
            event.preventDefault()
            onTake()
          }}
        >
          {editor.takeNew}
        </LocalLink>
      </Button>
    </div>
  )
}
