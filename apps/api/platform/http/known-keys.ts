import { createHash, timingSafeEqual } from 'node:crypto'

/** A holder may have several keys, so that one can be rotated while both work. */
export type IssuedKey = { holder: string; key: string }

/**
 * The holder of the key that was sent. Every key is compared, by hashes of equal length, so that the time taken reveals nothing
 * about a wrong key.
 */
export function holderOfKey(keys: readonly IssuedKey[]): (brought: unknown) => string | undefined {
  const known = keys.map(({ holder, key }) => ({ holder, hash: hashOf(key) }))
  return (brought) => {
    const asked = hashOf(typeof brought === 'string' ? brought : '')
    return known.filter(({ hash }) => timingSafeEqual(hash, asked))[0]?.holder
  }
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key, 'utf8').digest()
}
