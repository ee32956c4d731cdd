import { AsyncLocalStorage } from 'node:async_hooks'

const calls = new AsyncLocalStorage<string>()

/** Does the work of a call, which comes from an address as counted by limits. */
export function calledFrom<Result>(address: string, work: () => Result): Result {
  return calls.run(address, work)
}

/** Returns the address of the call whose work this is; null in jobs, in the console, and if it is not known. */
export function callerAddress(): string | null {
  return calls.getStore() || null
}
