import type { ChangeEvent } from 'react'
import { cn } from '../class-names.ts'
import { Input, type InputProps } from '../input/input.tsx'

export type CodeInputProps = Omit<InputProps, 'type' | 'icon' | 'trailing' | 'size'> & {
  /** How many digits the code has. */
  length?: number
}

/**
 * A code of digits that is used once, in one field, so that it can be pasted and filled in by the browser. Of what is
 * typed or pasted only digits stay; before scripts load anything does, so the receiver drops spaces too.
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
        // The space after the last digit would pull all of them to the left.
        '[&>input]:text-center [&>input]:indent-[0.3em]',
        className,
      )}
    />
  )
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
