import { addMonths, type LocalDate } from '@milepost/domain/values/local-date'
import { type Conviction, unspentConvictions, unspentPoints } from '../risk/conviction'
import { limits } from './limits'
import { type Rule, whenDriver } from './rule'

/** Unspent convictions only; points are counted driver by driver, as licences are. */
export const convictionRules: readonly Rule[] = [
  whenDriver('many-points', (driver) => {
    const points = unspentPoints(driver)
    return points > limits.refer.points && points <= limits.decline.points
  }),
  whenDriver('too-many-points', (driver) => unspentPoints(driver) > limits.decline.points),
  whenDriver('banned', (driver, { cover }) =>
    unspentConvictions(driver).some((conviction) => isBannedOn(conviction, cover.start.date)),
  ),
  whenDriver('drink-or-drug-ban', (driver, { cover }) =>
    unspentConvictions(driver).some(
      (conviction) => isDrinkOrDrugs(conviction) && wasBannedLately(conviction, cover.start.date),
    ),
  ),
]

function isBannedOn({ ban }: Conviction, date: LocalDate): boolean {
  return ban.kind === 'banned' && ban.from <= date && date <= ban.to
}

function wasBannedLately({ ban }: Conviction, date: LocalDate): boolean {
  return ban.kind === 'banned' && ban.to > addMonths(date, -limits.drinkOrDrugBanMonths)
}

/** DR and DG codes, and careless driving that killed while unfit through drink or drugs (CD40 to CD70). */
function isDrinkOrDrugs({ offence }: Conviction): boolean {
  return /^(DR|DG|CD[4-7])/.test(offence)
}
