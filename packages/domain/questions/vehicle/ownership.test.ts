import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { type JourneyId, journeyIds } from '../../terms/identity.ts'
import { localDate } from '../../values/local-date.ts'
import { noAnswers, type VehicleDetails } from '../answers.ts'
import type { AnyQuestion } from '../question.ts'
import { validateSubject } from '../read-subject.ts'
import { isRegisteredKeeper, legalOwner, ownership, registeredKeeper } from './ownership.ts'

function check(one: AnyQuestion, subject: VehicleDetails, id: JourneyId = 'acorn_pc') {
  const answers = { ...noAnswers, vehicleDetails: subject }
  return validateSubject([one], { terms: journeys[id], answers, subject, today: localDate('2026-11-15') })[0]
}
const allButImpound = journeyIds.filter((id) => id !== 'briefly_impound')

describe('ownership', () => {
  it('asks for owner and keeper when the customer is not the legal owner [VEH-30]', () => {
    const notOwner = { legalOwner: false }
    expect(check(ownership, notOwner)?.message).toBe('Please choose the legal owner of the vehicle')
    expect(check(registeredKeeper, notOwner)?.message).toBe(
      'Please choose the registered keeper of the vehicle',
    )
    expect(check(ownership, { ...notOwner, ownership: '2' })).toBeUndefined()
    expect(check(registeredKeeper, { ...notOwner, registeredKeeper: '4' })).toBeUndefined()
  })

  it('refuses the policyholder as owner or keeper after a no', () => {
    expect(check(ownership, { legalOwner: false, ownership: '1' })?.key).toBe('notOffered')
    expect(check(registeredKeeper, { isRegisteredKeeper: false, registeredKeeper: '1' })?.key).toBe(
      'notOffered',
    )
  })

  it.each<{ one: AnyQuestion; subject: VehicleDetails }>([
    { one: legalOwner, subject: { legalOwner: false, isRegisteredKeeper: true } },
    { one: isRegisteredKeeper, subject: { legalOwner: true, isRegisteredKeeper: false } },
  ])('refuses a no to $one.name on impound only [VEH-31] [SEC-03]', ({ one, subject }) => {
    expect(check(one, subject, 'briefly_impound')?.message).toBe(
      'We can only provide impound insurance to the legal owner and registered keeper of the vehicle',
    )
    for (const id of allButImpound) expect(check(one, subject, id)).toBeUndefined()
  })

  it('accepts an owner who is also the keeper on impound', () => {
    const both = { legalOwner: true, isRegisteredKeeper: true }
    expect(check(legalOwner, both, 'briefly_impound')).toBeUndefined()
    expect(check(isRegisteredKeeper, both, 'briefly_impound')).toBeUndefined()
  })
})
