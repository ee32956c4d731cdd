import * as paths from '@sauda/sdk/paths'
import { cn } from '@sauda/ui'
import { Form, useLocation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import { THEMES } from '../../shell/theme.ts'
import { useSite } from '../../shell/use-site.ts'
import { siteWords } from './words.ts'

/** Light, dark or system theme: a plain form that sets a cookie, so that no page flashes in the other theme. */
export function ThemeChoice() {
  const { theme: words } = useWords(siteWords)
  const { theme: current } = useSite()
  const { pathname, search } = useLocation()
  const localPath = useLocalPath()
  return (
    <Form method="post" action={localPath(paths.theme)} replace preventScrollReset className="nav:ml-auto">
      <input type="hidden" name="next" value={pathname + search} />
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="sr-only">{words.label}</legend>
        {THEMES.map((theme) => (
          <button
            key={theme}
            type="submit"
            name="theme"
            value={theme}
            aria-pressed={theme === current}
            className={cn(
              'inline-flex min-h-6 items-start hover:text-deep-accent',
              theme === current && 'text-deep-text underline underline-offset-4',
            )}
          >
            {words[theme]}
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
