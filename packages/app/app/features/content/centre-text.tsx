import type { CentreText, ContentQuery, TextVersion } from '@sauda/sdk/content'
import { TextLink, TogglePanel } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import type { CrumbsProps } from './crumbs.tsx'
import { dayName } from './days.ts'
import { TextPage } from './text-page.tsx'
import { ToldText, toldIn } from './told.tsx'
import { htmlIn, ToldHtml } from './told-html.tsx'
import { contentWords } from './words.ts'

export type CentreTextPageProps = Pick<CrumbsProps, 'above'> & {
  text: CentreText
  /** The path of the page; earlier versions are at `?version=3`. */
  path: string
  query: ContentQuery
}

/** A policy or rules: its version, what changed in it, the text, and all versions. */
export function CentreTextPage({ text, path, query, above }: CentreTextPageProps) {
  const words = useWords(contentWords).text
  const language = useLanguage()
  const { contents, lang } = htmlIn(text, language)
  const newest = text.versions[0]?.version ?? text.version
  return (
    <TextPage
      title={<ToldText of={text} field="title" />}
      lead={toldIn(text, 'lead', language) && <ToldText of={text} field="lead" />}
      note={words.version(text.version, dayName(text.effective_on, null, language, 'from'))}
      contents={contents
        .filter(({ level }) => level === 2)
        .map(({ id, text: name }) => ({ id, text: name, lang }))}
      query={query}
      above={above}
    >
      {text.version < newest && !query.preview && (
        <p role="note" className="mb-5 rounded-3 bg-warning-soft px-5 py-4 text-warning">
          {words.earlier(text.version)}{' '}
          <LocalLink to={path} className="font-strong underline">
            {words.toCurrent}
          </LocalLink>
        </p>
      )}
      <Changes text={text} />
      <ToldHtml of={text} />
      <Versions text={text} path={path} newest={newest} />
    </TextPage>
  )
}

function Changes({ text }: { text: CentreText }) {
  const words = useWords(contentWords).text
  const language = useLanguage()
  if (!text.change_note && !text.change_note_kk) return null
  const before = text.versions.find(({ version }) => version < text.version)
  return (
    <section aria-labelledby="changes" className="mb-8 rounded-3 bg-surface p-5 shadow-1 print:hidden">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="changes" className="text-[1.0625rem]">
          {words.changes}
        </h2>
        {before && (
          <>
            <span className="text-muted text-sm">
              {words.comparedWith(before.version, dayName(before.effective_on, null, language))}
            </span>
            <TextLink href="#versions" className="min-h-6 sm:ml-auto">
              {words.versions}
            </TextLink>
          </>
        )}
      </div>
      <p className="whitespace-pre-line text-row">
        <ToldText of={text} field="change_note" />
      </p>
    </section>
  )
}

type VersionsProps = Omit<CentreTextPageProps, 'query' | 'above'> & { newest: number }

function Versions({ text, path, newest }: VersionsProps) {
  const words = useWords(contentWords).text
  if (text.versions.length < 2) return null
  return (
    <TogglePanel summary={words.versions} className="mt-10 print:hidden">
      <ol reversed id="versions" className="grid scroll-mt-20 gap-3">
        {text.versions.map((it) => (
          <li key={it.version}>
            <VersionName version={it} shown={text.version} newest={newest} path={path} />
            {(it.change_note || it.change_note_kk) && (
              <p className="text-muted">
                <ToldText of={it} field="change_note" />
              </p>
            )}
          </li>
        ))}
      </ol>
    </TogglePanel>
  )
}

type VersionNameProps = { version: TextVersion; shown: number; newest: number; path: string }

function VersionName({ version: { version, effective_on }, shown, newest, path }: VersionNameProps) {
  const words = useWords(contentWords).text
  const name = words.versionOf(version, dayName(effective_on, null, useLanguage()))
  const whole = version === newest ? `${name}, ${words.current}` : name
  if (version === shown) return <span className="font-strong">{whole}</span>
  return (
    <TextLink asChild>
      <LocalLink to={version === newest ? path : `${path}?version=${version}`}>{whole}</LocalLink>
    </TextLink>
  )
}
