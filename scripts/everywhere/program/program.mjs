/**
 * The program that runs in every runtime with the packed SDK: it finds out facts, one line each. It uses nothing but
 * the SDK, pusher-js and what all runtimes have.
 *
 * @typedef {object} World
 * @property {typeof import('@sauda/sdk')} core
 * @property {typeof import('@sauda/sdk/access')} access
 * @property {typeof import('@sauda/sdk/ads')} ads
 * @property {typeof import('@sauda/sdk/notifications')} notifications
 * @property {typeof import('@sauda/sdk/live')} live
 * @property {typeof import('@sauda/sdk/rooms')} rooms
 * @property {typeof import('@sauda/sdk/language')} language
 * @property {import('@sauda/sdk/live').LiveOptions['Pusher']} Pusher
 * @property {string} origin of the portal
 * @property {number} closedPort a port of this machine that nobody listens on
 * @property {string} login of a person of the demo centre: the portal counts what a user submits
 * @property {string} address that the runtime pretends to come from: the portal counts attempts by address
 * @property {Record<string, string>} passwords by login
 *
 * @typedef {(name: string, find: () => unknown) => Promise<void>} Fact finds out a fact
 */
import { badHosts } from './bad-hosts.mjs'
import { calls } from './calls.mjs'
import { ends } from './ends.mjs'
import { liveUpdates } from './live-updates.mjs'
import { signIns } from './sign-ins.mjs'

/**
 * @param {World} world
 * @param {(line: string) => void} say
 */
export async function run(world, say) {
  /** @type {Fact} */
  const fact = async (name, find) => {
    try {
      say(`${name}: ${shown(await find())}`)
    } catch (error) {
      say(`${name}: threw ${error instanceof Error ? `${error.name} ${error.message}` : error}`)
    }
  }
  const people = await signIns(world, fact)
  await calls(world, people, fact)
  await liveUpdates(world, people, fact)
  await ends(world, people, fact)
  await badHosts(world, people, fact)
}

/** @param {unknown} value */
function shown(value) {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
