/** Words of streets and buildings in both languages: what has one is no city. */
const STREET =
  /\d|(?<!\p{L})(?:ул|пр|просп|мкр|пер|бул|даң|көш|тц)\.|проспект|улица|шоссе|кольцо|бульвар|переулок|микрорайон|рынок|центр|область|район|даңғыл|көше|шағын ?аудан|тас ?жол|айналма|орталы|облыс|аудан/iu

/** The city of an address, «Алматы, пр. Суюнбая, 159», wherever it stands in it; null if it names none for certain. */
export function cityOf(address: string): string | null {
  const parts = address.split(',').map((part) => part.trim())
  if (parts.length < 2) return null
  const named = parts.find((part) => /^(?:г\.|город(?!\p{L})|қ\.)/iu.test(part))
  const city =
    named?.replace(/^(?:г\.|город|қ\.)\s*/iu, '') ?? parts.find((part) => part && !STREET.test(part))
  return city || null
}
