import type { ContentQuery } from '@sauda/sdk/content'
import { Button } from '@sauda/ui'
import { ChevronDown, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { Crumbs, type CrumbsProps } from './crumbs.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { contentWords } from './words.ts'

export type ContentsItem = { id: string; text: ReactNode; lang?: string | undefined }

export type TextPageProps = Pick<CrumbsProps, 'above'> & {
  title: ReactNode
  /** The version and its date, or when the page was changed. */
  note?: ReactNode
  /** What the text is about, in a sentence. */
  lead?: ReactNode
  contents: readonly ContentsItem[]
  query: ContentQuery
  children: ReactNode
}

/** A page to read: its sections beside the text, on a phone above it and folded; on paper the text alone. */
export function TextPage({ title, note, lead, contents, query, above, children }: TextPageProps) {
  const { text } = useWords(contentWords)
  return (
    <>
      <PreviewBar query={query} />
      <div data-print="page" className="page-wrap pt-4 pb-16 sm:pb-24">
        <Crumbs above={above} here={title} />
        <header className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="min-w-0">
            <h1 className="wrap-break-word">{title}</h1>
            {lead && <p className="mt-3 max-w-168 text-pretty text-lg/snug">{lead}</p>}
            {note && <p className="mt-2 text-muted text-sm">{note}</p>}
          </div>
          {/* A script shows it, since without one nothing can print; its room is kept. */}
          <Button variant="quiet" data-printer className="[visibility:hidden] noscript:hidden print:hidden">
            <Printer aria-hidden />
            {text.print}
          </Button>
        </header>
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-5 nav:mt-8 nav:grid-cols-[15.5rem_minmax(0,42rem)]">
          {contents.length > 1 ? <Contents items={contents} /> : <span className="max-nav:hidden" />}
          <div className="min-w-0">{children}</div>
        </div>
      </div>
    </>
  )
}

/** Open beside the text; on a narrow screen it folds. */
function Contents({ items }: { items: readonly ContentsItem[] }) {
  const { text } = useWords(contentWords)
  const list = (
    <ol>
      {items.map(({ id, text: name, lang }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            lang={lang}
            className="block border-line py-1.75 text-muted text-sm/snug hover:text-text max-nav:py-2.75 nav:border-l-2 nav:pl-3"
          >
            {name}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={text.contents} className="print:hidden nav:sticky nav:top-4">
      <div className="max-nav:hidden">
        <h2 className="mb-2 font-strong font-text text-muted text-sm tracking-normal">{text.contents}</h2>
        {list}
      </div>
      <details className="group/toc rounded-3 bg-surface shadow-1 nav:hidden">
        <summary className="flex min-h-13 list-none items-center px-4 font-strong text-row [&::-webkit-details-marker]:hidden">
          {text.contents}
          <ChevronDown aria-hidden className="ml-auto size-5 group-open/toc:rotate-180" />
        </summary>
        <div className="px-4 pb-3">{list}</div>
      </details>
    </nav>
  )
}
