/** A long list of problems says no more than its beginning, and a document may have thousands. */
const MOST_PROBLEMS = 20

/** The first problems of a document. */
export interface FirstProblems<Found> {
  /** At most 20, in the order in which they were found. */
  first: Found[]
  /** How many more the document has. */
  more: number
}

/** Returns the first problems of a document, and how many more it has. */
export function firstProblems<Found>(problems: readonly Found[]): FirstProblems<Found> {
  return { first: problems.slice(0, MOST_PROBLEMS), more: Math.max(0, problems.length - MOST_PROBLEMS) }
}
