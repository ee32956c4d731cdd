import { COMPANY_FUNCTIONS, companyFunctionLabel } from '@sauda/sdk/access'
import { Radio, RadioGroup } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { colleagueWords } from './colleague-words.ts'

type FunctionChoiceProps = {
  legend: string
  chosen: string | undefined
  error: string | undefined
  /** The choice of no other function, before all others. */
  none?: string
  /** Functions that cannot be chosen. */
  without?: readonly string[]
}

/** A choice of what somebody does for the company, each with what it allows. */
export function FunctionChoice({ legend, chosen, error, none, without = [] }: FunctionChoiceProps) {
  const words = useWords(colleagueWords)
  const language = useLanguage()
  return (
    <RadioGroup id="function" name="function" legend={legend} error={error} defaultValue={chosen}>
      {none && <Radio value="" label={none} />}
      {COMPANY_FUNCTIONS.filter((of) => !without.includes(of)).map((of) => (
        <Radio key={of} value={of} label={companyFunctionLabel(of, language)} hint={words.functions[of]} />
      ))}
    </RadioGroup>
  )
}
