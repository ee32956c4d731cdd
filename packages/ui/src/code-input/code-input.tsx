import type { ChangeEvent } from 'react'
import { cn } from '../class-names.ts'
import { Input, type InputProps } from '../input/input.tsx'

export type CodeInputProps = Omit<InputProps, 'type' | 'icon' | 'trailing' | 'size'> & {
  /** The number of digits. */
  length?: number
}

/**
 * A one-time code of digits in a single field, so that it can be pasted and autofilled. Other characters are removed as
 * they are typed or pasted; before scripts load they are not, so the server has to remove spaces as well.
 */
export function CodeInput({ length = 6, className, onChange, ...props }: CodeInputProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const digits = digitsOf(input.value).slice(0, length)
    if (digits !== input.value) {
      const caret = digitsOf(input.value.slice(0, input.selectionStart ?? undefined)).length
      input.value = digits
      input.setSelectionRange(caret, caret)
    }
    onChange?.(event)
  }
  return (
    <Input
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      {...props}
      onChange={change}
      className={cn(
        'min-h-control-lg font-display font-semibold text-2xl tabular-nums tracking-[0.3em]',
        // Letter spacing after the last digit would shift all of them to the left.
        '[&>input]:text-center [&>input]:indent-[0.3em]',
        className,
      )}
    />
  )
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
