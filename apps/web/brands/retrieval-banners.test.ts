import { brandCodes } from '@milepost/domain/terms/identity'
import { expect, it } from 'vitest'
import { retrievalBanners } from './retrieval-banners'

it('greets in other words on every brand [RET-03]', () => {
  const words = brandCodes.map((brand) => retrievalBanners[brand])
  expect(words.every(({ title, line }) => title !== '' && line !== '')).toBe(true)
  expect(new Set(words.map(({ title }) => title)).size).toBe(brandCodes.length)
  expect(new Set(words.map(({ line }) => line)).size).toBe(brandCodes.length)
})
