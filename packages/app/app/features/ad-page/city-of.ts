/** Words of streets, buildings, districts and countries in both languages: what has one is no city. */
const NO_CITY =
  /\d|(?<!\p{L})(?:ул|пр|просп|мкр|пер|бул|даң|көш)\.|(?<!\p{L})(?:т[рц]?ц|тд|бц|сауда үйі)(?!\p{L})|р-н|авто|казахстан|қазақстан|kazakhstan|проспект|улица|шоссе|кольцо|бульвар|переулок|микрорайон|рынок|центр|область|район|даңғыл|көше|шағын ?аудан|тас ?жол|айналма|орталы|облыс|аудан/iu

/** «г. Алматы» and «Алматы қ.» without what says that it is a city. */
const CITY_WORD = /^(?:г\.|город(?!\p{L})|қ\.)\s*|\s+(?:қ\.|қаласы)$/iu

/** The city of an address, «Алматы, пр. Суюнбая, 159», wherever it stands in it; null if it names none for certain. */
export function cityOf(address: string): string | null {
  const parts = address.split(',').map((part) => part.trim())
  if (parts.length < 2) return null
  const named = parts.find((part) => CITY_WORD.test(part))
  const city = named?.replace(CITY_WORD, '') ?? parts.find((part) => part && !NO_CITY.test(part))
  return city || null
}
