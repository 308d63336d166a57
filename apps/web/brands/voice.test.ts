import { brandCodes } from '@milepost/domain/terms/identity'
import { expect, it } from 'vitest'
import { artworkOf } from './Artwork'
import { voiceOf } from './voice'

it('greets in other words on every brand [RET-03]', () => {
  const words = brandCodes.map((brand) => voiceOf(brand).retrieval)
  expect(words.every(({ title, line }) => title !== '' && line !== '')).toBe(true)
  expect(new Set(words.map(({ title }) => title)).size).toBe(brandCodes.length)
  expect(new Set(words.map(({ line }) => line)).size).toBe(brandCodes.length)
})

it.each(brandCodes)('has a picture for %s that fills its frame', async (brand) => {
  const [ground] = await artworkOf(brand)
  expect(ground).toMatchObject({ path: 'M0 0H320V144H0Z' })
})
