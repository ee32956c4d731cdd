/** How a job is tried, and when it runs by itself. */
export interface JobOptions {
  /** A cron expression in Almaty's time: the job is sent by the clock, with empty data. */
  every?: string
  /** Also sent when a server starts, for what fell due while none ran. */
  atStart?: boolean
  /** How often a failed job is tried again, each time after a longer wait. */
  retryLimit?: number
  /** How long one run may take before it counts as failed, in seconds. */
  expireInSeconds?: number
}

/** Work that is done after the answer, kept in the database until it is done. */
export interface Job {
  name: string
  handle(data: object): Promise<unknown>
  options: JobOptions
}

/**
 * Names the work of a job. It may run more than once (a server may stop in the middle), so doing it twice must be the
 * same as doing it once.
 * @param handle gets what was sent, as JSON brought it back; when it throws, the job is tried again
 */
export function defineJob<Data extends object>(
  name: string,
  handle: (data: Data) => Promise<unknown>,
  options: JobOptions = {},
): Job {
  return { name, handle: (data) => handle(data as Data), options }
}
