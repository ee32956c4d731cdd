import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { useHydrated } from '../hydrated.ts'
import { Input, type InputProps } from '../input/input.tsx'

export type PasswordInputProps = Omit<InputProps, 'type' | 'trailing'> & {
  /** Says whose password it is, so that the right one is offered, or a new one made up. */
  autoComplete: 'current-password' | 'new-password'
  /** What the button does while the password is hidden, and while it is in sight. */
  showLabel: string
  hideLabel: string
}

/** A password that can be looked at, once there are scripts to show it. */
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
