import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from '../root.mjs'

export const PLATE_FONT = join(root, 'apps/web/styles/plate-font.woff2')

/** All that a number plate can show; letters are shown as capitals. */
const ON_PLATES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 '

/** Overpass with the characters of number plates alone: every visitor's first screen loads it, and whole it is four times as large. */
export function plateFont(): Promise<Buffer> {
  const whole = createRequire(join(root, 'apps/web/package.json')).resolve(
    '@fontsource/overpass/files/overpass-latin-800-normal.woff2',
  )
  return subsetFont(readFileSync(whole), ON_PLATES, { targetFormat: 'woff2' })
}
