import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle } from './bundle.mjs'

/**
 * Bundles the program for workerd and writes a configuration that may use the network of this machine.
 *
 * @param {string} folder
 * @param {object} world
 * @returns {Promise<string>} the path of the configuration
 */
export async function writeWorker(folder, world) {
  await bundle(join(folder, 'program/worker.mjs'), join(folder, 'worker.bundle.js'), {
    // Its other builds need Node or a page.
    alias: { 'pusher-js': 'pusher-js/worker' },
    conditions: ['workerd', 'worker', 'browser'],
  })
  const binding = `(name = "WORLD", json = ${JSON.stringify(JSON.stringify(world))})`
  const path = join(folder, 'worker.capnp')
  await writeFile(
    path,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "worker.bundle.js")],
      compatibilityDate = "2026-11-01",
      bindings = [${binding}],
      globalOutbound = "network",
    )),
    (name = "network", network = (allow = ["private", "public", "local"])),
  ],
);
`,
  )
  return path
}
