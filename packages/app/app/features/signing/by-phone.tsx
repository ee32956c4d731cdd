import { TextLink } from '@sauda/ui'
import { Smartphone } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { egovWords } from './egov-words.ts'
import type { SigningBodyProps } from './signing-body.ts'

/** Offers the telephone to those who look for NCALayer. */
export function ByPhone({ user, shown }: Pick<SigningBodyProps, 'user' | 'shown'>) {
  const words = useWords(egovWords)
  if (!user.signer.mobile) return null
  return (
    <p>
      <TextLink asChild className="text-sm">
        <button type="button" onClick={() => shown.choose('phone')}>
          <Smartphone aria-hidden />
          {words.byPhone}
        </button>
      </TextLink>
    </p>
  )
}
