import type { DocumentRow } from '@sauda/sdk/documents'
import * as paths from '@sauda/sdk/paths'
import { Button, cn, Skeleton, SkeletonGroup } from '@sauda/ui'
import { useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { shellWords } from '../../shell/words.ts'
import { BeingDrawn } from '../documents/being-drawn.tsx'
import { useOpenedDocument } from './use-opened-document.ts'
import { documentListWords } from './words.ts'

/** The pages of a document's paper as pictures, below each other. */
export function PaperPages({ document, read }: { document: DocumentRow; read: boolean }) {
  const words = useWords(documentListWords)
  const { failures } = useWords(shellWords)
  const { id, kind, number, received_at: changed } = document
  const { opened, refreshing, retry } = useOpenedDocument(kind, id, { read, changed })
  const [version] = opened.state === 'open' ? opened.document.versions : []
  const count = version?.pages ?? 0
  return (
    <div
      aria-busy={refreshing}
      className={cn('grid content-start gap-3 bg-sunk p-4', version ? 'overflow-y-auto' : 'overflow-hidden')}
    >
      {opened.state === 'loading' && (
        <SkeletonGroup label={words.paperLoading}>
          <Skeleton className="aspect-[210/297] h-auto w-full" />
        </SkeletonGroup>
      )}
      {opened.state === 'failed' && (
        <div role="alert" className="grid justify-items-center gap-3 py-10 text-center">
          <p>{words.paperFailed}</p>
          <Button variant="quiet" size="sm" onClick={retry}>
            {failures.retry}
          </Button>
        </div>
      )}
      {version?.pages === null && <BeingDrawn key={version.version} again={retry} />}
      {version &&
        Array.from({ length: count }, (_, place) => place + 1).map((page) => (
          <PaperPage
            key={`${version.version} ${page}`}
            to={paths.document(kind, id)}
            src={`/api/${kind}/preview/${id}/${version.version}/${page}`}
            alt={words.page(number, page, count)}
            failed={words.pageFailed(page)}
          />
        ))}
    </div>
  )
}

type PaperPageProps = { to: string; src: string; alt: string; failed: string }

/** A page as a picture, which leads to the document: a link takes the focus, so that keys can scroll the pages. */
function PaperPage({ to, src, alt, failed }: PaperPageProps) {
  const { failures } = useWords(shellWords)
  const [tries, setTries] = useState(0)
  const [isFailed, setFailed] = useState(false)
  if (isFailed) {
    return (
      <div role="alert" className="grid justify-items-center gap-3 bg-surface py-10 text-center">
        <p>{failed}</p>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            setFailed(false)
            setTries(tries + 1)
          }}
        >
          {failures.retry}
        </Button>
      </div>
    )
  }
  return (
    <LocalLink to={to} prefetch="none">
      <img
        key={tries}
        src={src}
        alt={alt}
        width={1190}
        height={1684}
        onError={() => setFailed(true)}
        className="h-auto w-full bg-white shadow-1"
      />
    </LocalLink>
  )
}
