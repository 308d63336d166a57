import { comparisonSiteOf, comparisonSites } from '@milepost/domain/brands/comparison-sites'
import { LEAST_KEY, listed, quoted, type Rate, type SettingReader } from './reader'

/** Which comparison sites may ask for prices: the keys they call with, and how often each may. */
export type SiteSettings = { keys: readonly SiteKey[]; limit: Rate }

/** A site may have several, so that a key can be changed while both work. */
export type SiteKey = { site: string; key: string }

/** "quotelark=key1, pennyfair=key2". Unset, no site is let in; on a laptop with its sandbox each has a key that everybody knows. */
export function readSites(read: SettingReader, isLaptop: boolean): SiteSettings {
  const limit = read.rate('SITE_LIMIT', { count: 300, perSeconds: 1 })
  const written = read.text('SITE_KEYS')
  if (written !== undefined) return { keys: readKeys(written, read), limit }
  return { keys: isLaptop ? demoKeys : [], limit }
}

/** Known to everyone: the sandbox's pretended comparison site calls with them. */
export const demoKeys: readonly SiteKey[] = comparisonSites.map(({ key: site }) => ({
  site,
  key: `sandbox-site-key-${site}`,
}))

function readKeys(written: string, read: SettingReader): readonly SiteKey[] {
  const pairs = written.split(',').filter((each) => each.trim() !== '')
  return pairs.flatMap((pair) => {
    const [name = '', key = ''] = pair.split(/=(.*)/s).map((each) => each.trim())
    const site = comparisonSiteOf(name)?.key
    // The key itself is never said.
    if (site === undefined)
      read.refuse(
        `SITE_KEYS names the unknown site ${quoted(name)}; the sites are ${listed(comparisonSites.map(({ key: each }) => each))}`,
      )
    else if (key.length < LEAST_KEY)
      read.refuse(`SITE_KEYS must give ${site} a key of at least ${LEAST_KEY} characters`)
    return site === undefined ? [] : [{ site, key }]
  })
}
