import type { Driver } from '../risk/driver'
import type { Risk } from '../risk/risk'
import { limits } from './limits'
import { type Rule, whenDriver } from './rule'

export const driverRules: readonly Rule[] = [
  whenDriver('criminal-conviction', ({ hasCriminalConviction }) => hasCriminalConviction),
  whenDriver('refused-cover', ({ hasBeenRefusedCover }) => hasBeenRefusedCover),
  // Sixteen may drive with enhanced mobility payments, which an underwriter asks about (D-093).
  whenDriver('under-driving-age', ({ age }) => age < limits.youngest.driver),
  whenDriver('over-age', ({ age }) => age > limits.decline.age),
  whenDriver('young-hire-driver', (driver, risk) => isHire(risk) && driver.age < limits.youngest.hireDriver),
  whenDriver('hire-without-full-licence', (driver, { line }) => line === 'taxi' && !hasFullLicence(driver)),
  whenDriver('public-hire-driver', ({ badge }, { vehicle }) => {
    return vehicle.use === 'PR' && badge.kind === 'held' && badge.type === 'PU'
  }),
]

function isHire({ vehicle: { use } }: Risk): boolean {
  return use === 'H' || use === 'PR' || use === 'PU'
}

/** A learner may not be licensed to carry passengers for hire. */
function hasFullLicence({ licence }: Driver): boolean {
  return licence.type !== 'P'
}
