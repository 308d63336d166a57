import { describe, expect, it } from 'vitest'
import { type Answers, noAnswers } from '../questions/answers.ts'
import { addDriver, editDriver, markMainDriver, removeDriver } from '../questions/people/driver-list.ts'
import { aClaim, aDriver, aProposer } from '../questions/people/testing.ts'
import { fromPounds } from '../values/pence.ts'
import { journeys } from './journeys.ts'
import { type Provenance, provenanceAfter, provenanceTyped } from './provenance.ts'

const jo = aDriver
const sam = { ...aDriver, firstName: 'Sam' }
const answers: Answers = {
  ...noAnswers,
  proposerDetails: { ...aProposer, hasAdditionalDriver: true },
  additionalDrivers: [jo, sam],
}
const proposer = (changed: Partial<Answers['proposerDetails']>): Answers => ({
  ...answers,
  proposerDetails: { ...answers.proposerDetails, ...changed },
})
const ofTheSecond: Provenance = {
  'additionalDrivers.1.firstName': 'comparison-site',
  'additionalDrivers.1.maritalStatus': 'assumed',
}

describe('the mark of an answer that is not the customer’s own', () => {
  it('is removed once the customer changes the answer, and the marks of other answers stay', () => {
    const before: Provenance = {
      'proposerDetails.maritalStatus': 'assumed',
      'proposerDetails.isHomeOwner': 'comparison-site',
    }
    expect(provenanceAfter(before, answers, proposer({ maritalStatus: 'M' }))).toEqual({
      'proposerDetails.isHomeOwner': 'comparison-site',
    })
    expect(provenanceAfter(before, answers, proposer({ phoneNumber: '01134960101' }))).toEqual(before)
  })

  it('stays on an address while its lines are the same', () => {
    const before: Provenance = { 'proposerDetails.address': 'looked-up' }
    const { address } = aProposer
    if (!address) throw new Error('The proposer of the tests has an address')
    expect(provenanceAfter(before, answers, proposer({ address: { ...address } }))).toEqual(before)
    expect(provenanceAfter(before, answers, proposer({ address: { ...address, line2: 'Flat 2' } }))).toEqual(
      {},
    )
  })

  it('is removed with the answer, and is kept for an answer that is still to come', () => {
    const before: Provenance = { 'coverDetails.voluntaryExcess': 'assumed' }
    const excess = { ...answers, coverDetails: { voluntaryExcess: fromPounds(0) } }
    expect(provenanceAfter(before, answers, excess)).toEqual(before)
    expect(provenanceAfter(before, excess, answers)).toEqual({})
  })

  it('is removed as soon as the customer types in a prefilled field', () => {
    const before: Provenance = { 'coverDetails.voluntaryExcess': 'assumed' }
    const excess = { ...answers, coverDetails: { voluntaryExcess: fromPounds(0) } }
    expect(provenanceTyped(before, 'coverDetails.voluntaryExcess', answers)).toEqual({})
    expect(provenanceTyped(before, 'coverDetails.levelOfCover', answers)).toEqual(before)
    // Already stored: the customer may still leave it unchanged.
    expect(provenanceTyped(before, 'coverDetails.voluntaryExcess', excess)).toEqual(before)
  })

  it('moves with its driver when another is removed, and is removed with its own driver', () => {
    expect(provenanceAfter(ofTheSecond, answers, removeDriver(answers, 0))).toEqual({
      'additionalDrivers.0.firstName': 'comparison-site',
      'additionalDrivers.0.maritalStatus': 'assumed',
    })
    expect(provenanceAfter(ofTheSecond, answers, removeDriver(answers, 1))).toEqual({})
  })

  it('stays with its driver when one is added, edited or made the main driver', () => {
    const added = addDriver(answers, { ...aDriver, firstName: 'Al' }, journeys.acorn_pc)
    if (!added.ok) throw new Error(added.message)
    expect(provenanceAfter(ofTheSecond, answers, added.value)).toEqual(ofTheSecond)
    expect(provenanceAfter(ofTheSecond, answers, markMainDriver(answers, 1))).toEqual(ofTheSecond)
    const edited = editDriver(answers, 1, { ...sam, firstName: 'Samira' })
    expect(provenanceAfter(ofTheSecond, answers, edited)).toEqual({
      'additionalDrivers.1.maritalStatus': 'assumed',
    })
  })

  it('follows an answer about a claim to the claim’s new place in the list', () => {
    const second = { ...aClaim, costOfClaim: fromPounds(50) }
    const driver = { ...jo, motoringClaims: [aClaim, second] }
    const before = { ...answers, additionalDrivers: [driver] }
    const provenance: Provenance = { 'additionalDrivers.0.motoringClaims.1.costOfClaim': 'assumed' }
    const without = { ...before, additionalDrivers: [{ ...driver, motoringClaims: [second] }] }
    expect(provenanceAfter(provenance, before, without)).toEqual({
      'additionalDrivers.0.motoringClaims.0.costOfClaim': 'assumed',
    })
  })
})
