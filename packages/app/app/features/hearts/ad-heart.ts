import { favouriteIds, onFavourites, setFavourite } from './favourites-store.ts'
import { removeWithUndo, UNDO } from './remove-with-undo.ts'

/** The name of the element around a heart. */
const AD_HEART = 'ad-heart'

/**
 * Makes the hearts of the page work. A heart is an element of its own, because most are in parts that the server has rendered
 * and no script of React ever sees: it shows what is saved, and handles the press instead of the form inside.
 */
export function defineHearts(): void {
  if (customElements.get(AD_HEART)) return

  class AdHeart extends HTMLElement {
    #stop = () => {}

    connectedCallback(): void {
      this.#stop = onFavourites(() => this.#show())
      this.addEventListener('submit', this.#press)
      this.#show()
    }

    disconnectedCallback(): void {
      this.#stop()
      this.removeEventListener('submit', this.#press)
    }

    #show(): void {
      const ids = favouriteIds()
      const button = this.querySelector('button')
      if (ids) button?.setAttribute('aria-pressed', String(ids.has(Number(button.value))))
    }

    #press = (event: Event): void => {
      event.preventDefault()
      const button = this.querySelector('button')
      const id = Number(button?.value)
      const { price = '', title, stays } = this.dataset
      const isSaved = favouriteIds()?.has(id) ?? false
      if (isSaved && title !== undefined) removeWithUndo(id, title)
      else {
        const wait = stays === undefined ? {} : { wait: UNDO }
        setFavourite(id, !isSaved, { price: price === '' ? null : Number(price), ...wait })
      }
    }
  }

  customElements.define(AD_HEART, AdHeart)
}
