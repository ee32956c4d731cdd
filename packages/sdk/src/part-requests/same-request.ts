/** What makes two requests the same: the part and the car. */
export interface PartAndCar {
  /** What is needed. */
  readonly text: string
  /** Kind of part; null if none was recognised. */
  readonly spare_part_id: number | null
  /** Brand of the car. */
  readonly brand_id: number
  /** Model, as typed. */
  readonly model: string | null
  /** Year of production. */
  readonly year: number | null
  /** As `normalVin` returns it. */
  readonly vin: string | null
}

/**
 * Returns a key that two requests of one person have in common if they ask for the same part for the same car: the words of the
 * text in any order and case with the brand, and the VIN, or else the model and the year. «Суппорт левый» and «левый суппорт» are the
 * same, «суппорт правый» is not, so the kind of part alone is not enough.
 */
export function sameRequestKey({ text, spare_part_id, brand_id, model, year, vin }: PartAndCar): string {
  const car = vin ?? [wordsOf(model ?? ''), year ?? ''].join('/')
  return [spare_part_id ?? '', wordsOf(text), brand_id, car].join('|')
}

function wordsOf(text: string): string {
  const words =
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.toSorted().join(' ')
}
