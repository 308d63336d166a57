import { expect, it } from 'vitest'
import { crownDependencyAreas, postcodeAreas } from './postcode-areas.ts'

it('has the 121 postcode areas of the United Kingdom and three of the Crown dependencies', () => {
  expect(postcodeAreas).toHaveLength(124)
  expect(crownDependencyAreas.map((area) => area.code)).toEqual(['GY', 'IM', 'JE'])
  expect(postcodeAreas.filter((area) => !/^[A-Z]{1,2}$/.test(area.code))).toEqual([])
})
