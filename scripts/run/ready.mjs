/**
 * The address of each journey: its own host name (D-002), or any name if the build is pinned to one journey.
 * @param {readonly string[]} journeys
 * @param {number} port
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ journey: string, address: string }[]}
 */
export function journeyAddresses(journeys, port, env) {
  const { VITE_JOURNEY: pinned, JOURNEY_HOSTS: hosts } = env
  if (pinned) return [{ journey: pinned, address: `http://localhost:${port}/` }]
  const found = hosts ? readHosts(hosts) : journeys.map((journey) => ({ journey, host: ownHost(journey) }))
  return found.map(({ journey, host }) => ({
    journey,
    address: `http://${host.includes(':') ? host : `${host}:${port}`}/`,
  }))
}

/**
 * Where staff find the desk; undefined if there is none.
 * @param {number | undefined} port
 * @param {NodeJS.ProcessEnv} env
 */
export function deskAddress(port, { DESK_URL: address }) {
  if (port === undefined) return undefined
  return address ? new URL(address).href : `http://desk.localhost:${port}/`
}

/** @param {string} journey */
function ownHost(journey) {
  return `${journey.replaceAll('_', '-')}.localhost`
}

/**
 * Parses `host=journey, host=journey`; the API has already refused an invalid list.
 * @param {string} hosts
 */
function readHosts(hosts) {
  return hosts
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const [host = '', journey = ''] = pair.split('=').map((part) => part.trim().toLowerCase())
      return { journey, host }
    })
}

/**
 * @typedef {{
 *   journeys: { journey: string, address: string }[],
 *   sandboxPort: number | undefined,
 *   deskAddress?: string | undefined,
 *   location: string | undefined,
 * }} Addresses
 */

/**
 * The single line that reports that the product is ready, for programs.
 * @param {Addresses} product
 */
export function readyLine({ journeys, sandboxPort, deskAddress, location }) {
  const parts = journeys.map(({ journey, address }) => `${journey} ${address}`)
  if (deskAddress !== undefined) parts.push(`staff desk ${deskAddress}`)
  if (sandboxPort !== undefined) parts.push(`sandbox http://localhost:${sandboxPort}/`)
  if (location !== undefined) parts.push(`database files in ${location}`)
  return `Milepost is ready: ${parts.join(' · ')}`
}

/**
 * The same for a person at a terminal, with the location of the logs.
 * @param {Addresses & { logFile: string }} product
 */
export function readyList({ journeys, sandboxPort, deskAddress, location, logFile }) {
  const [first] = journeys
  /** @type {[string, string][]} */
  const rows = journeys.map(({ journey, address }) => [journey, address])
  const others = /** @type {[string, string][]} */ ([
    ...(deskAddress === undefined ? [] : [['staff desk', deskAddress]]),
    ...(sandboxPort === undefined ? [] : [['sandbox', `http://localhost:${sandboxPort}/`]]),
    ...(first === undefined ? [] : [['API', `${first.address}api/docs`]]),
    ...(location === undefined ? [] : [['database', location]]),
    ['logs', logFile],
  ])
  const width = Math.max(...[...rows, ...others].map(([name]) => name.length))
  const line = (/** @type {[string, string]} */ [name, value]) => `  ${name.padEnd(width)}  ${value}`
  return ['', 'Milepost is ready. Ctrl-C stops it.', '', ...rows.map(line), '', ...others.map(line), ''].join(
    '\n',
  )
}
