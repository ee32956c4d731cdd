import { Star } from 'lucide-react'
import { cn } from '../class-names.ts'
import { Fieldset, type FieldsetProps } from '../field/fieldset.tsx'

/** Which word is shown for which star: without scripts, too. */
const SHOWN = [
  "group-has-[input[value='1']:checked]/stars:inline",
  "group-has-[input[value='2']:checked]/stars:inline",
  "group-has-[input[value='3']:checked]/stars:inline",
  "group-has-[input[value='4']:checked]/stars:inline",
  "group-has-[input[value='5']:checked]/stars:inline",
] as const

export type StarsInputProps = Omit<FieldsetProps, 'children' | 'defaultValue'> & {
  name: string
  /** Names of 1, 2, 3, 4 and 5 stars for screen readers: «4 из 5». */
  labels: readonly string[]
  /** What each means, beside the stars once one is chosen: «Хорошо». */
  words: readonly string[]
  defaultValue?: string | undefined
}

/** A choice of one to five stars: native radios that need no scripts. */
export function StarsInput({ name, labels, words, defaultValue, className, ...props }: StarsInputProps) {
  return (
    <Fieldset data-slot="stars-input" className={cn('group/stars', className)} {...props}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="-ml-1.5 inline-flex">
          {labels.map((label, at) => (
            <label
              key={label}
              className={cn(
                'grid cursor-pointer place-items-center rounded-2 p-1.5 text-line-strong transition-colors',
                'hover:text-star has-checked:text-star [&:has(~label_input:checked)]:text-star',
                'has-checked:[&_svg]:fill-current [&:has(~label_input:checked)_svg]:fill-current',
                'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2',
                'pointer-coarse:p-2',
              )}
            >
              <input
                type="radio"
                name={name}
                value={at + 1}
                defaultChecked={defaultValue === String(at + 1)}
                aria-invalid={Boolean(props.error) || undefined}
                className="sr-only"
              />
              <Star aria-hidden className="size-8" />
              <span className="sr-only">{`${label}, ${words[at]}`}</span>
            </label>
          ))}
        </span>
        <span aria-hidden className="font-display font-semibold text-lg">
          {words.map((word, at) => (
            <span key={word} className={cn('hidden', SHOWN[at])}>
              {word}
            </span>
          ))}
        </span>
      </div>
    </Fieldset>
  )
}
