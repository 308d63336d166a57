import { expect, it } from 'vitest'
import { bodyTypesOf } from './body-types'

it('offers the bodies of the kind of vehicle asked about', () => {
  const codes = { car: codesOf('car'), van: codesOf('van'), taxi: codesOf('taxi') }
  expect(codes.car).toContain('HATCHBACK')
  expect(codes.car).not.toContain('PANEL_VAN')
  expect(codes.van).toContain('PANEL_VAN')
  expect(codes.van).not.toContain('SALOON')
  expect(codes.taxi).toEqual(['HATCHBACK', 'SALOON', 'ESTATE', 'MPV', 'SUV', 'PURPOSE_BUILT_CAB', 'MINIBUS'])
})

function codesOf(kind: 'car' | 'van' | 'taxi'): string[] {
  return bodyTypesOf(kind).map((body) => body.code)
}
