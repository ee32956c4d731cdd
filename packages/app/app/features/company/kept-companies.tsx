import type { User } from '@sauda/sdk/access'
import { DOCUMENT_KINDS } from '@sauda/sdk/documents'
import * as paths from '@sauda/sdk/paths'
import { TextLink } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { kindWords } from '../documents/kind-words.ts'
import { colleagueWords } from './colleague-words.ts'

/** The company of before whose documents the user still reads, with the way to them. */
export function KeptCompanies({ kept_companies }: Pick<User, 'kept_companies'>) {
  const words = useWords(colleagueWords)
  const kinds = useWords(kindWords)
  if (kept_companies.length === 0) return null
  return (
    <section aria-labelledby="kept" className="grid gap-3 rounded-3 bg-surface p-5 shadow-1 xs:p-6">
      <h2 id="kept" className="text-xl">
        {words.kept}
      </h2>
      {kept_companies.map(({ id, name, sign }) => (
        <div key={id} className="grid gap-2 text-row">
          <div>
            <p className="font-strong wrap-anywhere">{sign}</p>
            {name !== sign && <p className="text-muted text-sm wrap-anywhere">{name}</p>}
          </div>
          <p className="text-muted text-sm">{words.keptLead}</p>
          <ul className="flex flex-wrap gap-x-5 gap-y-2">
            {DOCUMENT_KINDS.map((kind) => (
              <li key={kind}>
                <TextLink asChild>
                  <LocalLink to={paths.documents(kind)} prefetch="none">
                    {kinds[kind].many}
                  </LocalLink>
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
