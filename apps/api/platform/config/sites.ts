import { comparisonSiteOf, comparisonSites } from '@milepost/domain/brands/comparison-sites'
import { LEAST_KEY, listed, quoted, type Rate, type SettingReader } from './reader.ts'

/** The comparison sites that may ask for prices: their keys, and the rate limit of each. */
export type SiteSettings = { keys: readonly SiteKey[]; limit: Rate }

/** A site may have several, so that a key can be rotated while both work. */
export type SiteKey = { site: string; key: string }

/** "quotelark=key1, pennyfair=key2". If unset, no site has access; on a laptop with the sandbox each has a well-known key. */
export function readSites(read: SettingReader, isLaptop: boolean): SiteSettings {
  const limit = read.rate('SITE_LIMIT', { count: 300, perSeconds: 1 })
  const written = read.text('SITE_KEYS')
  if (written !== undefined) return { keys: readKeys(written, read), limit }
  return { keys: isLaptop ? demoKeys : [], limit }
}

/** Publicly known: the sandbox's simulated comparison site calls with them. */
export const demoKeys: readonly SiteKey[] = comparisonSites.map(({ key: site }) => ({
  site,
  key: `sandbox-site-key-${site}`,
}))

function readKeys(written: string, read: SettingReader): readonly SiteKey[] {
  const pairs = written.split(',').filter((each) => each.trim() !== '')
  return pairs.flatMap((pair) => {
    const [name = '', key = ''] = pair.split(/=(.*)/s).map((each) => each.trim())
    const site = comparisonSiteOf(name)?.key
    // The message does not repeat the key.
    if (site === undefined)
      read.refuse(
        `SITE_KEYS names the unknown site ${quoted(name)}; the sites are ${listed(comparisonSites.map(({ key: each }) => each))}`,
      )
    else if (key.length < LEAST_KEY)
      read.refuse(`SITE_KEYS must give ${site} a key of at least ${LEAST_KEY} characters`)
    return site === undefined ? [] : [{ site, key }]
  })
}
