import type { User } from '@sauda/sdk/access'
import { RemarkBox } from '@sauda/ui'
import { Clock } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { cabinetWords } from './cabinet-words.ts'

/** The status of the user's own application for a tenancy. */
export function OwnApplication({ application }: { application: NonNullable<User['application']> }) {
  const cabinet = useWords(cabinetWords)
  const words = cabinet.application
  const { company, bin, state, asked, comment } = application
  const about = `${company}, ${cabinet.bin} ${bin}`
  if (state === 'refused') {
    return (
      <RemarkBox
        title={asked === 'company' ? words.companyRefused : words.refused}
        tone="danger"
        date={about}
        actions={<p>{asked === 'company' ? words.companyRefusedHelp : words.refusedHelp}</p>}
      >
        {comment}
      </RemarkBox>
    )
  }
  return (
    <section className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 rounded-3 bg-warning-soft p-4 text-row">
      <Clock aria-hidden className="mt-0.5 size-5 text-warning" />
      <div className="grid gap-1">
        <h2 className="font-strong font-text text-md tracking-normal">
          {asked === 'company' ? words.companyAsked : words.waiting}
        </h2>
        <p>{asked === 'company' ? words.companyAskedHelp : words.waitingHelp}</p>
        <p className="text-sm wrap-anywhere">{about}</p>
      </div>
    </section>
  )
}
