import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Written by the build (scripts/build/web.mjs): the page and every script of the site, with their hashes. */
export const MANIFEST = 'payment-manifest.json'

export type PaymentManifest = ReadonlyMap<string, string>

/** A difference from the build, which PCI DSS 11.6.1 requires to be reported. */
export type Change = {
  what: 'page' | 'script' | 'added-script' | 'header'
  /** The address of a page or script, or the name of a header. */
  part: string
}

export const hashOf = (content: Uint8Array) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

export function readPaymentManifest(siteDir: string): PaymentManifest {
  const written: unknown = JSON.parse(readFileSync(join(siteDir, MANIFEST), 'utf8'))
  return new Map(Object.entries(Object(written)))
}

/** The files of the site that were changed, removed or added since the build. */
export function changedFiles(siteDir: string, manifest: PaymentManifest): readonly Change[] {
  const placed = readdirSync(join(siteDir, 'assets')).filter((name) => /\.js(\.br|\.gz)?$/.test(name))
  const added = placed.filter((name) => !manifest.has(`assets/${name}`))
  const changed = [...manifest].filter(([name, hash]) => hashAt(join(siteDir, name)) !== hash)
  return [
    ...changed.map(([name]) => ({
      what: name === 'index.html' ? ('page' as const) : ('script' as const),
      part: `/${name}`,
    })),
    ...added.map((name) => ({ what: 'added-script' as const, part: `/assets/${name}` })),
  ]
}

function hashAt(file: string): string | undefined {
  try {
    return hashOf(readFileSync(file))
  } catch {
    return undefined
  }
}
