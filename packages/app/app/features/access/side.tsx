import { FloorStack } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { sideWords } from './side-words.ts'
import { LEVELS } from './steps.ts'

export type SideProps = {
  /** The flow that the form belongs to. */
  door: 'login' | 'registration' | 'restore'
  /** The highlighted floor: each step moves one floor up. */
  floor?: number
}

/** The building beside a form, on wide screens. Decorative: the steps say the same. */
export function Side({ door, floor = LEVELS }: SideProps) {
  const side = useWords(sideWords)
  const { title, text } = side[door]
  return (
    <aside
      aria-label={title}
      className="sticky top-6 grid content-between gap-6 overflow-hidden rounded-4 bg-deep p-10 text-deep-text max-lg:hidden"
    >
      <div>
        <p className="font-display font-semibold text-2xl tracking-display">{title}</p>
        <p className="mt-3 text-deep-muted">{text}</p>
      </div>
      <FloorStack aria-hidden levels={LEVELS} found={floor} label={title} />
    </aside>
  )
}
