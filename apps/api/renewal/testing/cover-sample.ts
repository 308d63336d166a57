import { instalmentPlan } from '@milepost/domain/payment/instalment-plan'
import { pence } from '@milepost/domain/values/pence'
import type { CoverOffered } from '../cover-in-emails.ts'

/** What a customer's next policy covers, for the tests of emails. */
export const aCoverOffered: CoverOffered = {
  level: 'Comprehensive',
  extras: ['Key Care: up to £1,500, no excess and no effect on your no claims discount'],
  excess: pence(35_000),
  noClaims: { years: '5 years', isOneMore: true, isProtected: true },
  drivers: ['You', 'Jo Ng'],
  vehicle: 'Ford Fiesta',
  value: pence(800_000),
  fee: pence(3_500),
  ended: { names: [], cost: pence(0), isByAge: false },
}

export const breakdownEnds: CoverOffered = {
  ...aCoverOffered,
  ended: {
    names: ['Breakdown cover: roadside, recovery and home call in the UK'],
    cost: pence(3_999),
    isByAge: true,
  },
}

/** £532.10 in full, with a fee of £35. */
export const aRenewalPlan = instalmentPlan({ premium: pence(49_710), fee: pence(3_500) })
