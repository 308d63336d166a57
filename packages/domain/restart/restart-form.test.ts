import { describe, expect, it } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import { noAnswers } from '../questions/answers.ts'
import { aProposer } from '../questions/people/testing.ts'
import { localDate } from '../values/local-date.ts'
import { RESTART_START, readRestart, restartQuestions } from './restart-form.ts'

const now = new Date('2026-11-15T12:00:00Z')
const from = (date: string, hour = 9) => ({ date: localDate(date), hour, minute: 0 })
const restarting = (effectiveFrom = from('2026-11-16')) => ({
  terms: journeys.acorn_pc,
  now,
  answers: {
    ...noAnswers,
    proposerDetails: aProposer,
    coverDetails: { effectiveFrom },
  },
})
const messages = (typed: Record<string, string>) =>
  readRestart(typed, restarting()).fieldErrors.map(({ field, message }) => `${field}: ${message}`)

describe('the questions of a restart', () => {
  it('are the start, the contact details and the renewal choice, and nothing answered before [RST-08] [RST-13]', () => {
    expect(restartQuestions(restarting()).map(({ field }) => field)).toEqual([
      RESTART_START,
      'purchase.contactEmail',
      'purchase.contactPhoneNumber',
      'purchase.renewalOptOut',
    ])
    expect(readRestart({}, restarting()).fieldErrors).toEqual([])
  })

  it('leave out the renewal choice for a customer who may not agree to it [SEC-04]', () => {
    const minor = restarting()
    const young = { ...aProposer, dateOfBirth: localDate('2009-06-01') }
    const asked = restartQuestions({ ...minor, answers: { ...minor.answers, proposerDetails: young } })
    expect(asked.map(({ field }) => field)).not.toContain('purchase.renewalOptOut')
  })
})

describe('the start of a restart', () => {
  it('may be 7 days ahead but not 8 [RST-13] [COV-04]', () => {
    expect(messages({ [RESTART_START]: '22/11/2026 09:00' })).toEqual([])
    expect(messages({ [RESTART_START]: '23/11/2026 09:00' })).toEqual([
      `${RESTART_START}: Your cover must start within the next 7 days. Please choose a date up to 22 November 2026`,
    ])
  })

  it('is replaced by a new default when it has passed, and is refused when a passed one is entered [D-129]', () => {
    const { values, fieldErrors } = readRestart({}, restarting(from('2026-11-15')))
    expect(fieldErrors).toEqual([])
    expect(values.effectiveFrom).toEqual({ date: localDate('2026-11-15'), hour: 12, minute: 15 })
    expect(messages({ [RESTART_START]: '15/11/2026 11:45' })).toEqual([
      `${RESTART_START}: The start time you chose has passed. Please choose a later time`,
    ])
  })
})

it('renews automatically only if the customer chooses that [BUY-20]', () => {
  expect(readRestart({}, restarting()).values.details.renewalOptOut).toBe(true)
  const { values } = readRestart({ 'purchase.renewalOptOut': 'automatic' }, restarting())
  expect(values.details.renewalOptOut).toBe(false)
})
