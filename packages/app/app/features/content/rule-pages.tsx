import type { ContentQuery, Instruction, Rule } from '@sauda/sdk/content'
import * as paths from '@sauda/sdk/paths'
import { Button, PageHead, TextLink } from '@sauda/ui'
import { ArrowRight } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { CENTRE_TEXT_NAMES } from './centre-text-names.ts'
import { CENTRE_TEXTS } from './centre-texts.ts'
import { Crumbs } from './crumbs.tsx'
import { dayName, dayOf } from './days.ts'
import { PreviewBar } from './preview-bar.tsx'
import { type ContentsItem, TextPage } from './text-page.tsx'
import { ToldText, toldIn } from './told.tsx'
import { ToldHtml } from './told-html.tsx'
import { contentWords } from './words.ts'

type RulesProps = { rules: readonly Rule[]; query: ContentQuery }

const OF_CENTRE = ['visitors', 'shops'] as const

/** The overview of all rules: the short ones by group, and the documents. */
export function RulesPage({ rules, query }: RulesProps) {
  const words = useWords(contentWords)
  const language = useLanguage()
  const links = [
    ...OF_CENTRE.map((group) => ({
      title: words.rules.groups[group],
      items: rules
        .filter((rule) => rule.group === group)
        .map((rule) => ({ to: `${paths.rule}#${rule.slug}`, ...toldIn(rule, 'title', language) })),
    })),
    {
      title: words.rules.groups.ads,
      items: [{ to: paths.filingRules, text: words.rules.filingTitle, lang: undefined }],
    },
    {
      title: words.rules.documents,
      items: CENTRE_TEXT_NAMES.map((name) => ({
        to: CENTRE_TEXTS[name].path,
        text: words.texts[name],
        lang: undefined,
      })),
    },
  ]
  return (
    <>
      <PreviewBar query={query} />
      <div className="page-wrap pt-4 pb-16 sm:pb-24">
        <Crumbs here={words.rules.title} />
        <PageHead title={words.rules.title} lead={words.rules.lead} className="mt-2" />
        <div className="mt-8 grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {links
            .filter(({ items }) => items.length > 0)
            .map(({ title, items }) => (
              <section key={title} aria-label={title}>
                <h2 className="mb-3 text-xl">{title}</h2>
                <ul>
                  {items.map(({ to, text, lang }) => (
                    <li key={to} className="border-line border-t">
                      <LocalLink
                        to={to}
                        lang={lang}
                        className="flex min-h-12 items-center justify-between gap-4 py-2 hover:text-accent-ink"
                      >
                        <span className="min-w-0 wrap-break-word">{text}</span>
                        <ArrowRight aria-hidden className="size-4 shrink-0 text-muted" />
                      </LocalLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
        </div>
        <TextLink asChild className="mt-10">
          <LocalLink to={paths.rule}>
            {words.rules.wholeTitle}
            <ArrowRight aria-hidden />
          </LocalLink>
        </TextLink>
      </div>
    </>
  )
}

/** All rules of the centre on one page, to read and print. */
export function WholeRulesPage({ rules, query }: RulesProps) {
  const words = useWords(contentWords)
  const own = OF_CENTRE.flatMap((group) => rules.filter((rule) => rule.group === group))
  return (
    <Parts
      title={words.rules.wholeTitle}
      parts={own.map((rule) => ({ ...rule, anchor: rule.slug || `rule-${rule.id}` }))}
      above={[{ to: paths.rules, name: words.rules.title }]}
      query={query}
    />
  )
}

/** How to file an ad, for everybody who has signed in. */
export function FilingRulesPage({ rules, query }: RulesProps) {
  const words = useWords(contentWords)
  const own = rules.filter(({ group }) => group === 'ads')
  return (
    <Parts
      title={words.rules.filingTitle}
      lead={words.rules.filingLead}
      parts={own.map((rule) => ({ ...rule, anchor: rule.slug || `rule-${rule.id}` }))}
      above={[{ to: paths.rules, name: words.rules.title }]}
      query={query}
    >
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <Button asChild>
          <LocalLink to={paths.adCreate}>{words.rules.create}</LocalLink>
        </Button>
        <TextLink asChild>
          <LocalLink to={paths.rulesAd}>
            {words.texts['rules-ad']}
            <ArrowRight aria-hidden />
          </LocalLink>
        </TextLink>
      </div>
    </Parts>
  )
}

type InstructionsProps = { instructions: readonly Instruction[]; query: ContentQuery }

/** The instructions that the user may read: those for tenants, for staff also theirs. */
export function InstructionsPage({ instructions, query }: InstructionsProps) {
  const words = useWords(contentWords)
  return (
    <Parts
      title={words.instructions.title}
      lead={words.instructions.lead}
      parts={instructions.map((it) => ({ ...it, anchor: `instruction-${it.id}` }))}
      query={query}
    />
  )
}

type Part = Pick<
  Rule,
  'id' | 'title' | 'title_kk' | 'html' | 'html_kk' | 'contents' | 'contents_kk' | 'updated_at'
> & {
  /** The id of its heading. */
  anchor: string
}

type PartsProps = {
  title: string
  lead?: string
  parts: readonly Part[]
  above?: readonly { to: string; name: string }[]
  query: ContentQuery
  children?: React.ReactNode
}

/** Several texts as one page: each is a section with its title. */
function Parts({ title, lead, parts, above, query, children }: PartsProps) {
  const words = useWords(contentWords)
  const language = useLanguage()
  const changed = parts
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1)
  const contents: ContentsItem[] = parts.map((part) => ({
    id: part.anchor,
    text: toldIn(part, 'title', language)?.text ?? '',
    lang: toldIn(part, 'title', language)?.lang,
  }))
  return (
    <TextPage
      title={title}
      lead={lead}
      note={changed && words.text.updated(dayName(dayOf(changed), null, language, 'at'))}
      contents={contents}
      above={above}
      query={query}
    >
      {parts.length === 0 && (
        <p className="text-muted">
          {words.text.none}. {words.text.noneHelp}
        </p>
      )}
      {parts.map((part) => (
        <section key={part.id} aria-labelledby={part.anchor} className="not-first:mt-12">
          <h2 id={part.anchor} className="mb-3 scroll-mt-4">
            <ToldText of={part} field="title" />
          </h2>
          <ToldHtml of={part} idPrefix={`${part.anchor}-`} className="written-below" />
        </section>
      ))}
      {children}
    </TextPage>
  )
}
