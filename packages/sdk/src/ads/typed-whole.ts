// Three digits after one point may be a group or a fraction, so they are no number; after several points they are groups.
const TYPED =
  /^(\d+(?:([.,])\d{3}(?:\2\d{3})+)?)([.,]\d\d?)?((тыс(яч[аи]?)?|мың|[кk])|млн|миллион(а|ов)?)?\.?(₸|тг|те[нң]ге|kzt)?\.?$/i

/**
 * Reads a whole number as people type it, such as a price: «58 000 ₸», «12 тысяч», «12 мың», «1,5 млн». Like `Number`,
 * returns NaN for any other text, so that no number becomes another one: «-500», «58 000,50», «от 12 000».
 */
export function typedWhole(text: string): number {
  const [, whole, , part = '', unit, thousands] = TYPED.exec(text.replace(/\s/g, '')) ?? []
  const value = Number(
    `${whole?.replace(/\D/g, '')}${part.replace(',', '.')}e${thousands ? 3 : unit ? 6 : 0}`,
  )
  return value % 1 ? Number.NaN : value
}
