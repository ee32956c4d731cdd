import { type Person, sellsFor } from '../../companies/acts-for.ts'
import type { PhotoHolder } from './staged-by-queries.ts'

/** Returns whose photos a user takes: the own ones, and those of the company that the user sells for. */
export function photoHolder(person: Person): PhotoHolder {
  return { id: person.id, company: sellsFor(person) }
}
