import { addDays, addYears } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { type Persona, persona } from './persona'

const today = londonDate(new Date())
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
