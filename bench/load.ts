import { Worker } from 'node:worker_threads'

/** A bounded number of equal requests to this machine on a few connections. */
export interface Load {
  port: number
  path: string
  /** Posted as JSON; without one it is a GET. */
  body?: object
  /** The bearer token of the user; a guest without one. */
  token?: string
  connections: number
  requests: number
}

/** Times are milliseconds of one request. */
export interface Loaded {
  perSecond: number
  p50: number
  p95: number
}

/** Sends the load from a separate thread, so that the server's thread only serves. */
export function load(job: Load): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('load-worker.ts', import.meta.url), { workerData: job })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
