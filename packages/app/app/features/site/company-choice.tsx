import { companyFunctionLabel, type User } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { ActionMenuItem } from '@sauda/ui'
import { Check } from 'lucide-react'
import { Form } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { cabinetPartWords } from '../people/cabinet-part-words.ts'

/** The companies of a person of several: one press acts for another one. */
export function CompanyChoice({ user: { memberships, company_id } }: { user: User }) {
  const words = useWords(cabinetPartWords)
  const language = useLanguage()
  const action = useLocalPath()(paths.actFor)
  return memberships
    .toSorted((a, b) => a.company.id - b.company.id)
    .map(({ company, function: does }) => (
      <ActionMenuItem
        key={company.id}
        type="submit"
        aria-pressed={company.id === company_id}
        within={(item) => (
          // A whole document: everything in the page is of the other company.
          <Form method="post" action={action} reloadDocument>
            <RenderedFor />
            <input type="hidden" name="company_id" value={company.id} />
            {item}
          </Form>
        )}
      >
        <span className="grid min-w-0 flex-1">
          <span className="truncate">{company.sign}</span>
          <span className="text-muted text-sm">
            {companyFunctionLabel(does, language)}
            <span className="sr-only">, {words.company}</span>
          </span>
        </span>
        {company.id === company_id && <Check aria-hidden className="text-accent-ink" />}
      </ActionMenuItem>
    ))
}
