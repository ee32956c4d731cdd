import type { ContentVersion } from '@sauda/sdk/content-editor'
import { clockTime, shortDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import type { ItemDesk } from './item-desk.ts'
import { contentDeskWords } from './words.ts'

/** All versions, the newest first: who wrote them, what differs, and the way back. */
export function VersionsPanel({ desk: { set, item, versions } }: { desk: ItemDesk }) {
  const words = useWords(contentDeskWords)
  return (
    <section aria-labelledby="versions" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="versions" className="text-lg">
          {words.versions}
        </h2>
        {item && (
          <Button asChild size="sm" variant="plain">
            <LocalLink to={`${paths.contentItem(set, item.id)}?log`} prefetch="none">
              {words.logOfItem}
            </LocalLink>
          </Button>
        )}
      </div>
      <ol
        className="max-h-120 divide-y divide-line overflow-y-auto border-line border-t"
        tabIndex={versions.length > 6 ? 0 : undefined}
      >
        {versions.map((version, at) => (
          <li
            key={version.number}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3"
          >
            <div className="min-w-0">
              <p className="font-strong text-sm">
                {words.version(version.number)}
                {at === 0 && <span className="text-muted">, {words.newest}</span>}
              </p>
              <p className="text-muted text-xs wrap-anywhere">
                <Told version={version} />
              </p>
            </div>
            {at > 0 && item && (
              <div className="flex gap-1">
                <Button asChild size="sm" variant="plain">
                  <LocalLink
                    to={`${paths.contentItem(set, item.id)}?compare=${version.number}`}
                    prefetch="none"
                    aria-label={`${words.difference}: ${words.version(version.number)}`}
                  >
                    {words.difference}
                  </LocalLink>
                </Button>
                <Button
                  type="submit"
                  size="sm"
                  variant="plain"
                  name="intent"
                  value={`restore ${version.number}`}
                  aria-label={`${words.restore}: ${words.version(version.number)}`}
                >
                  {words.restore}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Who wrote a version and when, and what became of it. */
function Told({ version }: { version: ContentVersion }) {
  const { author, created_at, restored_from, edition, effective_on } = version
  const words = useWords(contentDeskWords)
  return [
    author?.name ?? words.portal,
    `${shortDate(created_at)} ${clockTime(created_at)}`,
    restored_from !== null && words.repeats(restored_from),
    edition !== null && words.edition(edition, shortDate(effective_on ?? created_at)),
  ]
    .filter(Boolean)
    .join(', ')
}
