import { type Locator, locators, page } from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** By a selector of CSS: for what has neither role nor label of its own. */
    css(selector: string): Locator
  }
}

if (!('css' in page)) {
  locators.extend({
    css: (selector: string) => `css=${selector}`,
  })
}
