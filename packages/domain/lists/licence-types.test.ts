import { expect, it } from 'vitest'
import { licenceTypes, licenceTypesBesideFullUk, needsLicenceNumber } from './licence-types'

it('has the eight licence types of the specification [DAT-14]', () => {
  expect(licenceTypes.map((type) => type.code).sort()).toEqual(['5', 'E', 'F', 'H', 'N', 'P', 'X', 'Z'])
})

it('needs a licence number for full, provisional and medically restricted UK licences only', () => {
  const needing = licenceTypes.map((type) => type.code).filter(needsLicenceNumber)
  expect(needing.sort()).toEqual(['5', 'F', 'P', 'X'])
})

it('offers every type but full UK once the customer has said no to it', () => {
  expect(licenceTypesBesideFullUk.map((type) => type.code)).toEqual(['P', '5', 'X', 'E', 'H', 'N', 'Z'])
})
