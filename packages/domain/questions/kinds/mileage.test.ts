import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import type { JourneyId } from '../../terms/identity.ts'
import { localDate } from '../../values/local-date.ts'
import { noAnswers } from '../answers.ts'
import { mileage } from './mileage.ts'

function asking(annualMileage?: number, id: JourneyId = 'acorn_pc') {
  const subject = annualMileage === undefined ? {} : { annualMileage }
  return { terms: journeys[id], answers: noAnswers, subject, today: localDate('2026-11-15') }
}
const labels = (...args: Parameters<typeof asking>) =>
  mileage.options?.(asking(...args)).map(({ desc }) => desc)

describe('the mileage list', () => {
  it('has steps of a thousand to 50,000, and to 5,000 for thirty days', () => {
    expect(labels()).toHaveLength(50)
    expect(labels(undefined, 'briefly_impound')).toEqual([
      'Up to 1,000',
      'Up to 2,000',
      'Up to 3,000',
      'Up to 4,000',
      'Up to 5,000',
    ])
  })

  it('reads the band chosen, and refuses a number that is not in the list', () => {
    expect(mileage.read('8000', asking())).toEqual({ ok: true, value: 8000 })
    expect(mileage.read('', asking())).toEqual({ ok: true, value: undefined })
    expect(mileage.read('8001', asking())).toMatchObject({ ok: false, key: 'notOffered' })
    expect(mileage.read('8000', asking(undefined, 'briefly_impound'))).toMatchObject({ ok: false })
  })

  it('keeps an odd number that came with the quote, under the label of its band [VEH-39]', () => {
    expect(mileage.read(mileage.show(7450), asking(7450))).toEqual({ ok: true, value: 7450 })
    expect(mileage.options?.(asking(7450))).toContainEqual({ code: '7450', desc: 'Up to 8,000', miles: 7450 })
    const impound = asking(7450, 'briefly_impound')
    expect(mileage.read('7450', impound)).toEqual({ ok: true, value: 7450 })
  })

  it('does not show the stored default of zero as an answer', () => {
    expect(mileage.show(0)).toBe('')
    expect(labels(0)).toHaveLength(50)
  })
})
