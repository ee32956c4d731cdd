import type { Words } from '../../language/index.ts'
import type { Voice } from '../reader.ts'

/** One thing that happened, as each reader is told of it. `{what}` stands for what it happened to. */
export type Sentence = Readonly<Record<Voice, Words>>

/** All that happens to things of one kind, by the type of the notification. */
export type Wording = {
  readonly types: Readonly<Record<number, Sentence>>
  /** For a type that came after this release. */
  readonly other: Words
}
