import { modifications } from '@milepost/domain/lists/modifications'
import { voluntaryExcesses } from '@milepost/domain/lists/voluntary-excesses'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import type { Driver } from '../risk/driver'
import { journeysOn, type RatingLine } from '../risk/rating-line'
import type { Cover, NoClaims, Risk } from '../risk/risk'
import type { Vehicle } from '../risk/vehicle'
import { anImpoundHolder, aPolicyholder, aTaxiHolder, aTelematicsHolder, aVanHolder } from './made-up-book'
import { pick, type Random, randomFrom, whole } from './random'

type Holder = (seed: number, on: LocalDate) => Risk

/** How much of the book each line is, in hundredths. */
const lines: readonly { line: RatingLine; weight: number; holder: Holder }[] = [
  { line: 'private-car', weight: 62, holder: aPolicyholder },
  { line: 'van', weight: 15, holder: aVanHolder },
  { line: 'telematics', weight: 12, holder: aTelematicsHolder },
  { line: 'taxi', weight: 9, holder: aTaxiHolder },
  { line: 'impound', weight: 2, holder: anImpoundHolder },
]

/** Far apart, so that neighbours in a book do not draw from overlapping seeds. */
const STEP = 7919

/**
 * One risk of a book as a broker of every line has it: all journeys and choices of cover, and a few that an underwriter would have
 * to see. The same seed and place give the same risk.
 */
export function riskOfMixedBook(seed: number, place: number, on: LocalDate): Risk {
  const own = Math.imul(seed, 1_000_003) + place * STEP
  const random = randomFrom(own)
  const { line, holder } = lineFrom(random)
  const risk = holder(own + 5, on)
  const { id, use } = pick(random, journeysOn(line))
  const hire = pick(random, use.uses)
  const keepsItsUse = random() < (line === 'taxi' ? 0 : 0.8)
  return {
    ...risk,
    journey: id,
    cover: coverFrom(random, risk.cover),
    vehicle: vehicleFrom(random, { ...risk.vehicle, use: keepsItsUse ? risk.vehicle.use : hire }),
    drivers: [
      { ...badgedFor(hire, risk.drivers[0]), ...declaredFrom(random) },
      ...risk.drivers.slice(1).map((driver) => badgedFor(hire, driver)),
    ],
  }
}

function lineFrom(random: Random) {
  let drawn = random() * lines.reduce((sum, { weight }) => sum + weight, 0)
  const found = lines.find(({ weight }) => {
    drawn -= weight
    return drawn < 0
  })
  return found ?? pick(random, lines)
}

/** A taxi driver is licensed for the hire the taxi is used for. */
function badgedFor(use: string, driver: Driver): Driver {
  const { badge } = driver
  if (badge.kind === 'not-asked' || (use !== 'PR' && use !== 'PU')) return driver
  return { ...driver, badge: { ...badge, type: use } }
}

function coverFrom(random: Random, cover: Cover): Cover {
  return {
    ...cover,
    level: random() < 0.9 ? 'COMP' : 'TPFT',
    voluntaryExcess: fromPounds(pick(random, voluntaryExcesses).pounds),
    noClaims: protectedBy(random, cover),
  }
}

/** Who has earned much is the one who protects it. */
function protectedBy(random: Random, { noClaims, term }: Cover): NoClaims {
  if (noClaims.kind === 'none') return noClaims
  return { ...noClaims, isProtected: term === 'annual' && noClaims.years >= 4 && random() < 0.4 }
}

function vehicleFrom(random: Random, vehicle: Vehicle): Vehicle {
  const isModified = random() < 0.05
  const isPrecious = random() < 0.003
  const modification = {
    code: pick(random, modifications).code,
    value: fromPounds(whole(random, 1, 30) * 50),
  }
  return {
    ...vehicle,
    value: isPrecious ? fromPounds(whole(random, 101, 180) * 1000) : vehicle.value,
    modifications: isModified ? [{ ...modification, isForMedicalReasons: false }] : [],
  }
}

/** What makes an underwriter look. */
function declaredFrom(random: Random): Pick<Driver, 'hasCriminalConviction' | 'hasBeenRefusedCover'> {
  return { hasCriminalConviction: random() < 0.004, hasBeenRefusedCover: random() < 0.006 }
}
