import { messages } from '@milepost/brands/brands'
import { type BrandCode, brandCodes, journeyIdentities } from '@milepost/domain/terms/identity'
import { leftPhrasesIn } from '@milepost/domain/testing/customer-words'
import { expect, it } from 'vitest'
import { artworkOf } from './Artwork.tsx'
import { voiceOf } from './voice.ts'

it('greets in different words for every brand [RET-03]', () => {
  const words = brandCodes.map((brand) => voiceOf(brand).retrieval)
  expect(words.every(({ title, line }) => title !== '' && line !== '')).toBe(true)
  expect(new Set(words.map(({ title }) => title)).size).toBe(brandCodes.length)
  expect(new Set(words.map(({ line }) => line)).size).toBe(brandCodes.length)
})

/** Every text of a brand after the first screen, on its pages and elsewhere. */
const wordsOf = (brand: BrandCode) => strings({ ...voiceOf(brand), ...messages[brand] })

/** Every string, with the name of its field. */
function strings(voice: object, under = ''): [name: string, text: string][] {
  return Object.entries(voice).flatMap(([name, value]) =>
    typeof value === 'string' ? [[under + name, value]] : strings(value, `${under}${name}.`),
  )
}

it('shares no sentence between two brands [D-255]', () => {
  const all = brandCodes.flatMap(wordsOf)
  expect(all).toHaveLength(17 * brandCodes.length)
  const texts = all.map(([, text]) => text)
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

it.each(brandCodes)(
  'uses short sentences for %s, and none of the phrases that customer texts must not use',
  (brand) => {
    for (const [name, text] of wordsOf(brand)) {
      for (const sentence of text.split(/[.?!]/))
        expect(sentence.trim().split(/\s+/).length, name).toBeLessThanOrEqual(20)
      expect(leftPhrasesIn(text), name).toEqual([])
    }
  },
)

it.each(brandCodes)(
  'has a small picture for %s that fills its frame, and a large one with its vehicle',
  async (brand) => {
    const { small, scene, vehicles } = await artworkOf(brand)
    expect(small.parts[0]).toMatchObject({ path: 'M0 0H320V144H0Z' })
    expect(scene.parts).toContainEqual(expect.objectContaining({ vehicle: 'own' }))
    const sold = Object.values(journeyIdentities).filter((journey) => journey.brand === brand)
    for (const { product } of sold) expect(vehicles[product]).toBeDefined()
  },
)
