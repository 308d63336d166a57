import { expect, it } from 'vitest'
import { noAnswers } from '../questions/answers.ts'
import { localDate } from '../values/local-date.ts'
import { assumptionsThatCount, siteProvenance } from './site-provenance.ts'

const answers = {
  ...noAnswers,
  vehicleDetails: { legalOwner: true, isQuotedWithoutPlate: true, securityDevices: ['92'] },
  proposerDetails: {
    firstName: 'Alan',
    address: { line1: '1', line2: '', line3: '', line4: '', city: '', county: '', postcode: '', country: '' },
    motoringClaims: [{ dateOfClaim: localDate('2025-02-03'), atFault: true }],
    isMainDriver: true,
  },
  coverDetails: { hasAgreedDisclaimer: true },
  additionalDrivers: [{ firstName: 'Jo', hasConsented: true }],
}
const owner = { field: 'vehicle.owner', words: 'Owns it', places: ['vehicleDetails.legalOwner'] }
const fault = {
  field: 'proposer.claims.0.atFault',
  words: 'At fault',
  places: ['proposerDetails.motoringClaims.0.atFault'],
}
const radius = { field: 'vehicle.businessRadius', words: 'Near', places: ['vehicleDetails.businessRadius'] }

it('marks every applicable answer, in lists too, and nothing that is not an answer', () => {
  expect(siteProvenance(answers, [owner, fault])).toEqual({
    'vehicleDetails.legalOwner': 'assumed',
    'vehicleDetails.securityDevices': 'comparison-site',
    'proposerDetails.firstName': 'comparison-site',
    'proposerDetails.address': 'comparison-site',
    'proposerDetails.motoringClaims.0.dateOfClaim': 'comparison-site',
    'proposerDetails.motoringClaims.0.atFault': 'assumed',
    'additionalDrivers.0.firstName': 'comparison-site',
  })
})

it('reports only assumptions about questions that the journey asks', () => {
  const provenance = siteProvenance(answers, [owner, fault, radius])
  expect(assumptionsThatCount([owner, fault, radius], provenance)).toEqual([owner, fault])
})
