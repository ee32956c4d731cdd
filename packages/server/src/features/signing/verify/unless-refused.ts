import { BrokenDerError } from './der.ts'
import { FaultError } from './report.ts'

/** What is read, or null where it is broken or may not be believed. */
export function unlessRefused<Found>(read: () => Found): Found | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof BrokenDerError || error instanceof FaultError) return null
    throw error
  }
}
