import { expect, it } from 'vitest'
import { instalmentPlan } from '../payment/instalment-plan.ts'
import { add, pence } from '../values/pence.ts'
import { planShown } from './plan-shown.ts'

/** The figures of a plan as sent to the reminder page. */
function shownOf(premium: number, fee: number) {
  const price = { premium: pence(premium), fee: pence(fee) }
  const plan = instalmentPlan(price)
  const { totalPayable, upFront, first, standard, apr } = plan
  const figures = { totalPayable, upFront, first: first === standard ? undefined : first, standard, apr }
  return { plan, figures, cash: add(price.premium, price.fee) }
}

it.each([
  [53_424, 0],
  [99_999, 5_000],
  [120_000, 2_500],
  [31_337, 0],
])('rebuilds the plan that the figures came from: %i pence and a fee of %i [RMD-02]', (premium, fee) => {
  const { plan, figures, cash } = shownOf(premium, fee)
  expect(planShown(figures, cash)).toEqual(plan)
})

it('returns no plan where the figures do not add up', () => {
  const { figures, cash } = shownOf(53_424, 0)
  expect(planShown({ ...figures, totalPayable: add(figures.totalPayable, pence(1)) }, cash)).toBeUndefined()
  expect(planShown({ ...figures, standard: pence(0) }, cash)).toBeUndefined()
})
