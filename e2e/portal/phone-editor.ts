import { expect, type Locator, type Page } from '@playwright/test'
import * as paths from '@sauda/sdk/paths'
import type { Spoken } from './languages.ts'
import { untilScripted } from './page-rules.ts'
import { signIn } from './people.ts'
import { photoFile } from './pictures.ts'

/** The call that stores a photo before its ad is handed in. */
export const STAGE = '**/api/userBanner/stagePhoto'

export const photo = photoFile('fara.png', [160, 60, 40])

/** Taps with a finger, and counts. */
export function finger() {
  let taps = 0
  return {
    taps: () => taps,
    async tap(target: Locator): Promise<void> {
      taps += 1
      await target.tap()
    },
    async type(target: Locator, text: string): Promise<void> {
      taps += 1
      await target.tap()
      await target.pressSequentially(text)
    },
  }
}

/** The parts of the editor. */
export function partsOf(page: Page, { words: { editor } }: Spoken) {
  return {
    title: page.getByRole('textbox', { name: editor.title, exact: true }),
    text: page.getByRole('textbox', { name: editor.text, exact: true }),
    price: page.getByRole('textbox', { name: editor.price }),
    used: page.getByRole('radio', { name: editor.conditions.used }),
    next: page.getByRole('button', { name: editor.next, exact: true }),
    phone: page.getByRole('textbox', { name: editor.phone, exact: true }),
    submit: page.getByRole('button', { name: editor.submit }),
    camera: page.getByLabel(editor.photos.camera, { exact: true }),
    gallery: page.getByLabel(editor.photos.gallery, { exact: true }),
    remove: page.getByRole('button', { name: editor.photos.remove({ name: photo.name }) }),
    retry: page.getByRole('button', { name: `${editor.photos.retry}: ${photo.name}` }),
    problems: page.locator('#photos').getByRole('alert'),
  }
}

/** Opens an empty editor. */
export async function openEditor(page: Page, { at }: Spoken): Promise<void> {
  await signIn(page, 5)
  await page.goto(at(paths.adCreate))
  await untilScripted(page, '#ad-editor')
}

/** Resolves with the key of the photo when the server has stored it. */
export async function stagedKey(page: Page, choose: () => Promise<void>): Promise<string> {
  const answer = page.waitForResponse(STAGE)
  await choose()
  return (await (await answer).json()).data.key
}
/** Expects what one taps in the dialog to be at least 44 px high. */
export async function expectTargets(page: Page): Promise<void> {
  const small = await page.getByRole('dialog').evaluate((dialog) => {
    // The frame of a text field belongs to it.
    const frameOf = (element: HTMLElement) =>
      element.matches('input:not([type=checkbox], [type=radio], [type=file])') ? element.parentElement : null
    return [
      ...dialog.querySelectorAll<HTMLElement>('button, a[href], input, textarea, select, summary, label'),
    ]
      .filter(
        (element) => element.getClientRects().length > 0 && !element.matches('[aria-hidden=true], .sr-only'),
      )
      .flatMap((element) => {
        // A control is as large as its label, and what lies over it.
        const rects = [
          element,
          element.closest('label'),
          frameOf(element),
          getComputedStyle(element, '::before'),
        ].map((part) =>
          part instanceof HTMLElement
            ? part.getBoundingClientRect().height
            : Number.parseFloat(
                part instanceof CSSStyleDeclaration && part.content !== 'none' ? part.height : '0',
              ) || 0,
        )
        const isLabel = element.matches('label') && !element.querySelector('input')
        return isLabel || Math.max(...rects) >= 43.5 ? [] : [element.outerHTML.slice(0, 160)]
      })
  })
  expect(small).toEqual([])
}
