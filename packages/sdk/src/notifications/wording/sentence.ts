import type { Words } from '../../language/index.ts'
import type { Voice } from '../reader.ts'

/**
 * The text of one event for each audience. `{what}` is replaced by the object of the event, `{who}` by a space and whoever
 * caused it, or by nothing if that is not known. `{number}` is the number of a report with a space, `{what}` of a review a colon
 * and the title of its ad; both may be nothing.
 */
export type Sentence = Readonly<Record<Voice, Words>>

/** The texts of one kind of object, by the type of the notification. */
export type Wording = {
  readonly types: Readonly<Record<number, Sentence>>
  /** For unknown types. */
  readonly other: Words
}
