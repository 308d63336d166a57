import { ratedLines } from '@milepost/domain/lines/lines'
import { fromPounds } from '@milepost/domain/values/pence'
import { expect, it } from 'vitest'
import { assess } from '../outcome.ts'
import { aRisk } from '../testing/people.ts'
import { ratesOf } from '../testing/rates.ts'
import { policyFee } from './fees.ts'

it.each(ratedLines)('has a fee for %s, for a year and for less [CON-21]', (line) => {
  expect(policyFee(line, 'annual')).toBe(fromPounds(35))
  expect(policyFee(line, 'thirty-day')).toBe(fromPounds(15))
  expect(policyFee(line, 'impound')).toBe(fromPounds(15))
})

it('is not part of the premium: it is added after the tax and is not taxed [CON-21]', () => {
  const risk = aRisk()
  const assessment = assess(risk, ratesOf(risk.line), 'outcome', { addOns: [] })
  if (assessment.kind !== 'offered') throw new Error('an offer is expected')
  const { premium, ipt, gross, fee } = assessment.outcome.options[0]?.price ?? {}
  expect({ ipt, gross, fee }).toEqual({
    ipt: assessment.rated.ipt,
    gross: Number(premium) + Number(ipt),
    fee: fromPounds(35),
  })
  expect(ipt).toBe(Math.round(Number(premium) * 0.12))
})
