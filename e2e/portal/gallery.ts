import type { Page } from '@playwright/test'
import { test } from './caller.ts'
import { languages, type Spoken } from './languages.ts'
import { allLooks, expectKindIn, type Look, setLook } from './page-rules.ts'
import { type RoleId, signIn } from './people.ts'

/** A state of a page: where it is, and what makes it of the page that is there at first. */
export type State = {
  /** Which state, in the words of the page's decision: `nothing found`, `with an error`. */
  readonly state: string
  /** Its path without language; or what finds it, called when the browser has signed in. */
  readonly path: string | ((page: Page, spoken: Spoken) => Promise<string>)
  /** Presses and types until the state is there. */
  readonly act?: (page: Page, spoken: Spoken) => Promise<void>
  /** The widths and themes in which it is looked at; by default all. */
  readonly looks?: readonly Look[]
}

/** How a state is opened, whatever the one before it has been looked at in. */
const BEFORE: Look = { width: 1280, colorScheme: 'light' }

/** The `test` of a gallery whose pages are not in the portal of the run, with another `baseURL`. */
type OwnTest = (title: string, body: (args: { page: Page }) => Promise<void>) => void

/**
 * Looks at states of pages in each language: no violations of axe, nothing wider than the screen. All states of a list are
 * loaded in one window, one after the other, because a window costs as much as a page.
 */
export function gallery(
  title: string,
  states: readonly State[],
  { as, on = test }: { as?: RoleId; on?: OwnTest } = {},
): void {
  for (const spoken of languages) {
    on(`gallery: ${title}, in ${spoken.language}`, async ({ page }) => {
      if (as) await signIn(page, as)
      for (const { state, path, act, looks = allLooks } of states) {
        await test.step(state, async () => {
          await setLook(page, BEFORE)
          await page.goto(spoken.at(typeof path === 'string' ? path : await path(page, spoken)))
          await act?.(page, spoken)
          await expectKindIn(page, looks)
        })
      }
    })
  }
}
