import { compareText } from '@sauda/sdk/language'
import { Drawing, PictureFrame, RadioGroup } from '@sauda/ui'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { categoryGround, drawingOf } from '../ads/categories.ts'
import type { Entry } from './dictionary-desk.ts'
import { dictionaryWords } from './dictionary-words.ts'
import { drawingWords } from './drawing-words.ts'

type DrawingChoiceProps = {
  /** The drawings of the kit. */
  names: readonly string[]
  /** The parts of the dictionary: a drawing is called like the parts that have it, otherwise after what it shows. */
  parts: readonly Entry[]
  category: string
  /** The drawing that the part has; empty for that of its category. */
  chosen: string
  error: string | undefined
}

/** Which drawing ads of a part without a photo show: radios with pictures. */
export function DrawingChoice({ names, parts, category, chosen, error }: DrawingChoiceProps) {
  const words = useWords(dictionaryWords)
  const language = useLanguage()
  const others: Readonly<Record<string, string>> = useWords(drawingWords)
  const callOf = (drawing: string) => {
    const having = parts.filter((part) => part.drawing === drawing)
    const called = having.map(({ name, name_kk }) => (language === 'kk' && name_kk) || name)
    return called.join(', ') || others[drawing] || drawing
  }
  const byName = compareText(language)
  const choices = names
    .map((name) => ({ name, label: callOf(name), ground: groundOf(parts, name) }))
    .toSorted((a, b) => Number(b.name === chosen) - Number(a.name === chosen) || byName(a.label, b.label))
  return (
    <RadioGroup id="drawing" name="drawing" legend={words.drawing} hint={words.drawingHint} error={error}>
      <div className="grid grid-cols-2 gap-2 xs:grid-cols-3">
        <Choice value="" chosen={chosen} label={words.categoryDrawing}>
          <PictureFrame ground={categoryGround(category)} className="aspect-4/3">
            <Drawing src={drawingOf({ category, kind: 'part' })} />
          </PictureFrame>
        </Choice>
        {choices.map(({ name, label, ground }) => (
          <Choice key={name} value={name} chosen={chosen} label={label}>
            <PictureFrame ground={ground} className="aspect-4/3">
              <Drawing src={drawingOf({ category: null, drawing: name })} />
            </PictureFrame>
          </Choice>
        ))}
      </div>
    </RadioGroup>
  )
}

/** Ads show it on the ground of their category. */
const groundOf = (parts: readonly Entry[], drawing: string) =>
  categoryGround(parts.find((part) => part.drawing === drawing)?.category ?? '')

type ChoiceProps = { value: string; chosen: string; label: string; children: ReactNode }

function Choice({ value, chosen, label, children }: ChoiceProps) {
  return (
    <label className="relative grid content-start gap-1 rounded-3 border border-line p-1.5 text-xs transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:inset-ring has-checked:inset-ring-accent has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-1">
      <input
        type="radio"
        name="drawing"
        value={value}
        defaultChecked={value === chosen}
        className="absolute inset-0 cursor-pointer appearance-none rounded-3 outline-none"
      />
      {children}
      <span className="line-clamp-2 wrap-anywhere">{label}</span>
    </label>
  )
}
