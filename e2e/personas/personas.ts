import { journeyIds } from '@milepost/domain/terms/identity'
import { customersByJourney } from '@milepost/domain/testing/customers'
import { type ByJourney, rowOf } from '@milepost/domain/testing/specified-journeys'
import { addDays, addYears } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { type Persona, persona } from './persona.ts'

const today = londonDate(new Date())
const customers = customersByJourney(addDays(today, -300))

/** Answers that only this customer has, as the check answers page shows them. */
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
  mypolicy_telematics: ['European (EU)', 'Japan', '15 September 2010'],
}

/** The customer of each journey, filled in by the browser tests. */
export const personas: readonly Persona[] = journeyIds.map((journey) => {
  const { who, differences } = customers[journey]
  return persona({ journey, who, readBack: rowOf(readBack, journey), ...differences })
})

const dateOfBirth = addDays(addYears(today, -17), -100)
const [year = '', month = '', day = ''] = dateOfBirth.split('-')

/** Seventeen today, and when their cover starts. */
export const youngPersona: Persona = persona({
  journey: 'carrot_pc',
  who: 'a learner of seventeen',
  you: {
    dateOfBirth,
    hasFullUkLicence: false,
    licenceType: 'P',
    licenceObtained: addDays(today, -60),
    licenceNumber: `MORGA${year[2]}${month}${day}${year[3]}A99AB`,
    employmentType: 'F',
    studentType: '49D',
  },
  readBack: ['Provisional UK'],
})
