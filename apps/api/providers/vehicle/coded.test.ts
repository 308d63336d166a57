import { bodyTypes, transmissions } from '@milepost/domain/lists/vehicle'
import { expect, it } from 'vitest'
import { codedByList, codedByWords, codedDoors } from './vehicle-table.ts'

it('creates a code from the words, the same for every spelling of a name [D-068]', () => {
  expect(codedByWords('Mercedes-Benz')).toEqual({ code: 'MERCEDES_BENZ', desc: 'Mercedes-Benz' })
  expect(codedByWords('Citroën').code).toBe(codedByWords('CITROEN').code)
  expect(codedByWords('Prius+').code).not.toBe(codedByWords('Prius').code)
})

it('uses the code and words of our own lists [D-068]', () => {
  expect(codedByList(transmissions, 'Manual')).toEqual({ code: 'M', desc: 'Manual' })
  expect(codedByList(bodyTypes, 'Car derived van')).toEqual({
    code: 'CAR_DERIVED_VAN',
    desc: 'Car-derived van',
  })
})

it('keeps words that a list does not know', () => {
  expect(codedByList(bodyTypes, 'Scooter')).toEqual({ code: 'SCOOTER', desc: 'Scooter' })
})

it('writes the number of doors in plain words', () => {
  expect([0, 1, 5].map((doors) => codedDoors(doors).desc)).toEqual(['No doors', '1 door', '5 doors'])
})
