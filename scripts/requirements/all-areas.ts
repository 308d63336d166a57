import type { Area } from './area'
import { cluster } from './areas/cluster'
import {
  comparisonSites,
  endings,
  reminder,
  restart,
  retrieval,
  subscription,
  vehicleLess,
} from './areas/coming-back'
import { desk } from './areas/desk'
import { calls, entities, errors, gates, limits } from './areas/interfaces'
import { journeys, navigation } from './areas/journeys-and-navigation'
import {
  aboutYou,
  additionalDrivers,
  address,
  claims,
  convictions,
  cover,
  driver,
  modifications,
  vehicle,
} from './areas/questions'
import { addOns, buying, card, directDebit, results, thankYou } from './areas/results-and-payment'

/** Every area of the specification, in its order. */
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

/** Our own requirements beyond the specification; counted separately. */
export const ownAreas: readonly Area[] = [desk, cluster]
