/** The beginnings of the months' names, Russian and Kazakh, long enough to mean nothing else. */
const MONTHS =
  /^(январ|феврал|март|апрел|ма[йяе]$|июн|июл|август|сентябр|октябр|ноябр|декабр|қаңтар|ақпан|наурыз|сәуір|мамыр|маусым|шілде|тамыз|қыркүйек|қазан|қараша|желтоқсан)/u

/** Returns a title without names of months and without years: what stays the same from month to month. */
export function lastingTitle(title: string): string {
  return title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !MONTHS.test(word) && !/^(19|20)\d\d$/.test(word) && word !== 'г')
    .join(' ')
}
