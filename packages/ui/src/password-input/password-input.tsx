import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { useHydrated } from '../hydrated.ts'
import { Input, type InputProps } from '../input/input.tsx'

export type PasswordInputProps = Omit<InputProps, 'type' | 'trailing'> & {
  /** Tells password managers to fill in the current password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password'
  /** The button's label while the password is hidden, and while it is visible. */
  showLabel: string
  hideLabel: string
}

/** A password field with a button that shows the password, once scripts have loaded. */
export function PasswordInput({ showLabel, hideLabel, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const eye = (
    <IconButton size="sm" label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
      {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
    </IconButton>
  )
  return (
    <Input
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={useHydrated() && eye}
    />
  )
}
