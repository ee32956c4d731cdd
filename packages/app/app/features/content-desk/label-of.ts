import { unitOf } from './changed-fields.ts'

/** The label of a field, or of the list or the picture that it is a part of. */
export const labelOf = (name: string, labels: Readonly<Record<string, string>>) =>
  labels[name] ?? labels[unitOf(name)] ?? name
