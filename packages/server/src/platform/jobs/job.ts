/** How a job is retried, and when it is scheduled. */
export interface JobOptions {
  /** A cron expression in Almaty's time zone: the job is sent on schedule, with empty data. */
  every?: string
  /** Also sent when a server starts, for runs missed while none was running. */
  atStart?: boolean
  /** How often a failed job is retried, each time after a longer wait. */
  retryLimit?: number
  /** How long one run may take before it counts as failed, in seconds. */
  expireInSeconds?: number
}

/** Work done after the response, stored in the database until it is done. */
export interface Job {
  name: string
  handle(data: object): Promise<unknown>
  options: JobOptions
}

/**
 * Defines the work of a job. It may run more than once (a server may stop in the middle), so it must be idempotent.
 * @param handle receives the data parsed from JSON; if it throws, the job is retried
 */
export function defineJob<Data extends object>(
  name: string,
  handle: (data: Data) => Promise<unknown>,
  options: JobOptions = {},
): Job {
  return { name, handle: (data) => handle(data as Data), options }
}
