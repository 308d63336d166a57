import { describe, expect, it } from 'vitest'
import { bandOf, knownEvent, questionWords, secondsBands, stepTitle } from './visit-events.ts'

const shown = { kind: 'error-shown', step: 'vehicleDetails' } as const

describe('an event of a visit', () => {
  it('is stored in known words [DSK-902]', () => {
    expect(knownEvent({ ...shown, question: 'vehicleDetails-value', code: 'valueRequired' })).toEqual({
      kind: 'error-shown',
      step: 'vehicleDetails',
      question: 'vehicleDetails-value',
      code: 'valueRequired',
      band: '',
    })
  })

  it.each([
    ['a name', { question: 'Jane-Okafor', code: 'janeOkafor' }],
    ['a name of an object', { question: 'constructor-prototype', code: '__proto__' }],
    ['an extra as an error', { question: 'vehicleDetails', code: 'KEYCARE' }],
  ])('stores nothing of %s [DSK-902]', (_what, words) => {
    expect(knownEvent({ ...shown, ...words })).toMatchObject({ question: 'other', code: 'other' })
  })

  it('counts a part of a question, and any driver, as the question [DSK-902]', () => {
    const of = (question: string) => knownEvent({ ...shown, question }).question
    expect(of('proposerDetails-dateOfBirth-day')).toBe('proposerDetails-dateOfBirth')
    expect(of('proposerDetails-motoringClaims-dateOfClaim')).toBe('proposerDetails-motoringClaims')
    expect(of('additionalDrivers-new-title')).toBe('driver-title')
    expect(of('additionalDrivers-2-title')).toBe('driver-title')
  })

  it('stores an extra by its code and a time by its band [DSK-902]', () => {
    expect(knownEvent({ kind: 'extra-added', step: 'results', code: 'KEYCARE' }).code).toBe('KEYCARE')
    expect(knownEvent({ kind: 'step-done', step: 'aboutYou', seconds: 47 }).band).toBe('45')
    expect(bandOf(secondsBands, 0)).toBe('0')
    expect(bandOf(secondsBands, 86_400)).toBe('1800')
  })

  it('has titles for staff', () => {
    expect(stepTitle('vehicleDetails')).toBe('Vehicle Details')
    expect(stepTitle('results')).toBe('Price')
    expect(questionWords('vehicleDetails-isModified')).not.toBe('')
    expect(questionWords('other')).toBe('Another question')
  })
})
