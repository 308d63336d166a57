/**
 * The one line that says the product stands, with every address a newcomer needs.
 * @param {{
 *   journeys: { journey: string, address: string }[],
 *   sandboxPort: number | undefined,
 *   location: string | undefined,
 * }} product
 */
export function readyLine({ journeys, sandboxPort, location }) {
  const parts = journeys.map(({ journey, address }) => `${journey} ${address}`)
  if (sandboxPort !== undefined) parts.push(`sandbox desk http://localhost:${sandboxPort}/`)
  if (location !== undefined) parts.push(`database files in ${location}`)
  return `Milepost is ready: ${parts.join(' · ')}`
}
