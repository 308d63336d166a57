import type { Area } from './area'
import { aboutYou } from './areas/about-you'
import { addOns } from './areas/add-ons'
import { additionalDrivers } from './areas/additional-drivers'
import { address } from './areas/address'
import { buying } from './areas/buying'
import { calls } from './areas/calls'
import { card } from './areas/card'
import { claims } from './areas/claims'
import { comparisonSites } from './areas/comparison-sites'
import { convictions } from './areas/convictions'
import { cover } from './areas/cover'
import { directDebit } from './areas/direct-debit'
import { driver } from './areas/driver'
import { endings } from './areas/endings'
import { entities } from './areas/entities'
import { errors } from './areas/errors'
import { gates } from './areas/gates'
import { journeys } from './areas/journeys'
import { limits } from './areas/limits'
import { modifications } from './areas/modifications'
import { navigation } from './areas/navigation'
import { reminder } from './areas/reminder'
import { restart } from './areas/restart'
import { results } from './areas/results'
import { retrieval } from './areas/retrieval'
import { subscription } from './areas/subscription'
import { thankYou } from './areas/thank-you'
import { vehicle } from './areas/vehicle'
import { vehicleLess } from './areas/vehicle-less'

/** Every area, in the order of the specification. */
export const allAreas: readonly Area[] = [
  journeys,
  navigation,
  vehicle,
  modifications,
  address,
  aboutYou,
  driver,
  claims,
  convictions,
  additionalDrivers,
  cover,
  comparisonSites,
  retrieval,
  reminder,
  vehicleLess,
  results,
  addOns,
  buying,
  directDebit,
  card,
  thankYou,
  subscription,
  restart,
  endings,
  calls,
  errors,
  limits,
  entities,
  gates,
]
