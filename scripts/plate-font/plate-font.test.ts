import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PLATE_FONT, plateFont } from './plate-font.ts'

it('is generated from the installed version of the package', async () => {
  expect(readFileSync(PLATE_FONT).equals(await plateFont())).toBe(true)
})
