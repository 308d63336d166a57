import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PLATE_FONT, plateFont } from './plate-font'

it('is written from the package as it is now', async () => {
  expect(readFileSync(PLATE_FONT).equals(await plateFont())).toBe(true)
})
