import { createHash, timingSafeEqual } from 'node:crypto'
import type { SiteKey } from '../../config-sites'

/** The site whose key this is. Every key is looked at, and in the same time whatever is wrong with it: nobody feels their way to one. */
export function siteOfKey(keys: readonly SiteKey[]): (sent: string | undefined) => string | undefined {
  const known = keys.map(({ site, key }) => ({ site, hash: hashOf(key) }))
  return (sent) => {
    const asked = hashOf(sent ?? '')
    return known.filter(({ hash }) => timingSafeEqual(hash, asked))[0]?.site
  }
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key, 'utf8').digest()
}
