/** An ad as somebody types it. */
export const SMALL_AD = {
  kind: 'goods',
  title: 'Чехлы для сидений',
  text: 'Комплект на весь салон, пять мест.',
  price: '12 000',
  condition: 'new',
  phone: '8 701 000 00 12',
}
