/**
 * Where each journey is found: its own host name (D-002), or every name alike where the build is pinned to one journey.
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

/** @param {string} journey */
function ownHost(journey) {
  return `${journey.replaceAll('_', '-')}.localhost`
}

/**
 * Reads `host=journey, host=journey`; the API has already refused a list that is not well formed.
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
