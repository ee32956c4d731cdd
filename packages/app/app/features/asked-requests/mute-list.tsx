import { dayLabel, inLanguage, type Moment } from '@sauda/sdk/language'
import type { PartMute } from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { Button, Drawing, EmptyState, PageHead, TextLink } from '@sauda/ui'
import { ArrowLeft } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { emptyDrawing } from '../ads/categories.ts'
import { DoneLine } from '../people/done-line.tsx'
import { askedWords } from './asked-words.ts'

type MuteListProps = { mutes: readonly PartMute[]; now: Moment; isDone: boolean }

/** What a shop is not asked for; each line can be taken away. */
export function MuteList({ mutes, now, isDone }: MuteListProps) {
  const words = useWords(askedWords)
  const { muting } = words
  const language = useLanguage()
  const { formData } = useNavigation()
  const nameOf = ({ kind, brand, spare_part }: PartMute) =>
    kind === 'brand' && brand
      ? muting.brand(brand.name)
      : spare_part
        ? inLanguage(spare_part, 'name', language)
        : muting.tomorrow
  return (
    <div className="page-wrap grid min-h-[60vh] max-w-160 grid-cols-[minmax(0,1fr)] content-start gap-5 py-8 md:py-10">
      <TextLink asChild className="justify-self-start text-sm">
        <LocalLink to={paths.adsRequests}>
          <ArrowLeft aria-hidden />
          {words.back}
        </LocalLink>
      </TextLink>
      <PageHead title={muting.title} lead={muting.lead} />
      {isDone && <DoneLine>{muting.removed}</DoneLine>}
      {mutes.length === 0 ? (
        <EmptyState drawing={<Drawing src={emptyDrawing} />} title={muting.nothing}>
          {muting.nothingHelp}
        </EmptyState>
      ) : (
        <ul aria-label={muting.title} className="divide-y divide-line rounded-3 bg-surface px-5 shadow-1">
          {mutes.map((mute) => (
            <li key={mute.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <span className="min-w-0 flex-1 basis-48">
                <b className="font-strong wrap-anywhere">{nameOf(mute)}</b>
                <span className="block text-muted text-sm">
                  {[
                    ...(mute.until ? [muting.until(dayLabel(mute.until, now, language))] : []),
                    muting.requests(mute.requests),
                  ].join(', ')}
                </span>
              </span>
              <Form method="post" preventScrollReset>
                <RenderedFor />
                <input type="hidden" name="id" value={mute.id} />
                <Button
                  type="submit"
                  size="sm"
                  variant="quiet"
                  loading={formData?.get('id') === String(mute.id)}
                  aria-label={`${muting.remove}: ${nameOf(mute)}`}
                >
                  {muting.remove}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
