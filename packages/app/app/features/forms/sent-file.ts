/**
 * Whether an entry of a form is a file that somebody has chosen. Browsers send an empty file field as an empty file
 * without a name; an empty file that was chosen has its name.
 */
export function isSentFile(entry: FormDataEntryValue | null): entry is File {
  return entry instanceof File && (entry.size > 0 || entry.name !== '')
}
