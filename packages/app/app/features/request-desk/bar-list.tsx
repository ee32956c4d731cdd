import { longDate } from '@sauda/sdk/language'
import { type PartBar, partTakedownReasonLabel } from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { Button, Drawing, EmptyState, PageHead, TextLink } from '@sauda/ui'
import { ArrowLeft } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { emptyDrawing } from '../ads/categories.ts'
import { DoneLine } from '../people/done-line.tsx'
import { requestDeskWords } from './desk-words.ts'

type BarListProps = { bars: readonly PartBar[]; isDone: boolean }

/** Who is barred from part requests, why and until when. */
export function BarList({ bars, isDone }: BarListProps) {
  const words = useWords(requestDeskWords)
  const language = useLanguage()
  const { formData } = useNavigation()
  return (
    <div className="page-wrap grid min-h-[60vh] max-w-2xl grid-cols-[minmax(0,1fr)] content-start gap-5 py-8 md:py-10">
      <TextLink asChild className="justify-self-start text-sm">
        <LocalLink to={paths.adsRequests}>
          <ArrowLeft aria-hidden />
          {words.back}
        </LocalLink>
      </TextLink>
      <PageHead title={words.bars} lead={words.barsLead} />
      {isDone && <DoneLine>{words.unbarred}</DoneLine>}
      {bars.length === 0 ? (
        <EmptyState drawing={<Drawing src={emptyDrawing} />} title={words.noBars} />
      ) : (
        <ul aria-label={words.bars} className="divide-y divide-line rounded-3 bg-surface px-5 shadow-1">
          {bars.map(({ id, name, reason, comment, until, is_company }) => (
            <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
              <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
                <b className="font-strong">{name}</b>, {is_company ? words.shop : words.person}
                <span className="block text-sm">
                  {partTakedownReasonLabel(reason, language)}, {words.barUntil(longDate(until, language))}
                </span>
                <span className="block text-muted text-sm">{comment}</span>
              </span>
              <Form method="post" preventScrollReset>
                <RenderedFor />
                <input type="hidden" name="id" value={id} />
                <Button
                  type="submit"
                  size="sm"
                  variant="quiet"
                  loading={formData?.get('id') === String(id)}
                  aria-label={`${words.unbar}: ${name}`}
                >
                  {words.unbar}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
