import { unspentConvictions } from '../../risk/conviction'
import type { Driver } from '../../risk/driver'
import type { Risk } from '../../risk/risk'
import { coded } from '../factor'

/**
 * Two or more drivers of whom one is experienced and clean. It does not matter which one, so that a claim can only ever take this
 * away and never bring it.
 */
export const sharedDriving = coded<Risk>({
  table: 'shared-driving',
  words: 'Driving shared with an experienced driver',
  reads: ({ drivers }) => (drivers.length > 1 && drivers.some(isExperiencedAndClean) ? 'yes' : 'no'),
  codes: ['yes', 'no'],
})

const OVER = 25

function isExperiencedAndClean(driver: Driver): boolean {
  return driver.age > OVER && driver.claims.length === 0 && unspentConvictions(driver).length === 0
}
