import { journeyIds } from '@milepost/domain/terms/identity'
import { customersByJourney } from '@milepost/domain/testing/customers'
import { type ByJourney, rowOf } from '@milepost/domain/testing/specified-journeys'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { type Persona, persona } from './persona'

const customers = customersByJourney(addDays(londonDate(new Date()), -300))

/** Answers that only this customer gives, as the check answers page shows them. */
const readBack: ByJourney<readonly string[]> = {
  acorn_pc: ['Accountant', 'MORGA 803277 A99 AB', 'Comprehensive'],
  acorn_cv: ['Carriage of own goods', '£300', 'Van or other commercial vehicle'],
  acorn_taxi: ['Private hire', 'Birmingham', 'West Midlands'],
  acorn_protect: ['Undergraduate, living away', '1 claim', '£1,200'],
  briefly_impound: ['Third party, fire and theft'],
  carrot_pc: ['Provisional UK', 'Jo', 'Brother or sister'],
  motorcade_pc: ['Retired', '1 conviction', '£100'],
  motorcade_cv: ['Leasing company', 'Unit 7 Canal Yard, Leeds, LS1 1AA'],
  flag_taxi: ['Self-employed', 'Public hire'],
  mypolicy_telematics: ['European (EU)', 'Japan', '15/09/2010'],
}

/** The customer of each journey, filled in by the browser tests. */
export const personas: readonly Persona[] = journeyIds.map((journey) => {
  const { who, differences } = customers[journey]
  return persona({ journey, who, readBack: rowOf(readBack, journey), ...differences })
})
