import { ratings } from '@milepost/domain/lines/lines'
import type { Excess } from '@milepost/domain/quote/excess'
import { fromPounds, type Pence, pence } from '@milepost/domain/values/pence'
import type { Driver } from '../risk/driver.ts'
import type { Risk } from '../risk/risk.ts'

/** Added for the youngest driver, by the first row whose age they do not exceed. */
const young = [
  { notOver: 20, amount: fromPounds(400) },
  { notOver: 24, amount: fromPounds(250) },
]

/** Added for a new driver of 25 or more; younger drivers only pay for their age. */
const inexperienced = { underLicenceYears: 2, amount: fromPounds(150) }

const fireAndTheft = fromPounds(250)
/** CON-37. */
const windscreen = { repair: fromPounds(25), replacement: fromPounds(115) }

/**
 * Every excess of a policy, including any added by an underwriter. Third party cover does not include glass, and third party only
 * includes neither glass nor fire and theft.
 */
export function excessesOf(risk: Risk, byUnderwriter: Pence = pence(0)): readonly Excess[] {
  const { level, voluntaryExcess } = risk.cover
  const borne: Excess[] = [
    { code: 'COMPULSORY', amount: ratings[risk.line].compulsoryExcess },
    ...driverExcess(risk.drivers),
  ]
  if (byUnderwriter > 0) borne.push({ code: 'UNDERWRITER', amount: byUnderwriter })
  if (voluntaryExcess > 0) borne.push({ code: 'VOLUNTARY', amount: voluntaryExcess })
  if (level !== 'TPO') borne.push({ code: 'FIRE_AND_THEFT', amount: fireAndTheft })
  if (level === 'COMP') {
    borne.push({ code: 'WINDSCREEN_REPAIR', amount: windscreen.repair })
    borne.push({ code: 'WINDSCREEN_REPLACEMENT', amount: windscreen.replacement })
  }
  return borne
}

/** One of the two at most, by the driver with the highest excess. */
function driverExcess(drivers: readonly Driver[]): readonly Excess[] {
  const youngest = Math.min(...drivers.map(({ age }) => age))
  const byAge = young.find(({ notOver }) => youngest <= notOver)
  if (byAge !== undefined) return [{ code: 'YOUNG_DRIVER', amount: byAge.amount }]
  const isNew = ({ licence }: Driver) => licence.years < inexperienced.underLicenceYears
  return drivers.some(isNew) ? [{ code: 'INEXPERIENCED_DRIVER', amount: inexperienced.amount }] : []
}
