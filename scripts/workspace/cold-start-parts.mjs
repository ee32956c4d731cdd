/** What `npm start` prints after each step, and what the step is called in one line about all of them. */
const steps = {
  packages: /^Packages brought in ([\d.]+) s$/m,
  server: /^Server built in ([\d.]+) s$/m,
  pages: /^Pages built in ([\d.]+) s$/m,
  demo: /^Demo centre: ready in ([\d.]+) s$/m,
}

/**
 * Returns the parts of a start with their seconds, such as `pages 31.0 s`. A part that had nothing to do is left out.
 *
 * @param {string} output of `npm start`
 */
export function partsOf(output) {
  return Object.entries(steps).flatMap(([name, line]) => {
    const seconds = line.exec(output)?.[1]
    return seconds === undefined ? [] : [`${name} ${seconds} s`]
  })
}
