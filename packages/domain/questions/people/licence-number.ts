import { needsLicenceNumber } from '../../lists/licence-types'
import {
  checkLicenceNumber,
  type LicenceHolder,
  parseLicenceNumber,
  splitLicenceNumber,
} from '../../values/licence-number'
import type { LocalDate } from '../../values/local-date'
import { isMaskedLicenceNumber } from '../../values/masked'
import { licenceNumber as licenceNumberKind } from '../kinds/licence-number'
import { question } from '../question'
import { bornOn } from './birth'
import { licenceTypeOf } from './licence'
import type { PersonDetails } from './person-details'
import type { Whose } from './whose'

/** Whose licence it must be, once enough is known: for the check, and to fill in the first two boxes beforehand (D-110). */
export function licenceHolder(person: PersonDetails, today: LocalDate): LicenceHolder | undefined {
  const { lastNames, title } = person
  const dateOfBirth = bornOn(person, today)
  return lastNames && title && dateOfBirth ? { surname: lastNames, dateOfBirth, title } : undefined
}

export const licenceNumber = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'licenceNumber',
    kind: licenceNumberKind,
    label: `What is ${your} driving licence number?`,
    hint: 'The 16 characters in section 5 of the licence card.',
    help: {
      summary: 'Is the licence from Northern Ireland?',
      body: 'Its number has another form, which we cannot take online yet. Please call us and we will finish the quote with you.',
    },
    isAsked({ subject, channel }) {
      // Comparison sites do not ask it: their visitors have their price first, and give it before they buy (AGG-12, BUY-12).
      if (channel === 'aggregator' && subject.licenceNumber === undefined) return false
      const type = licenceTypeOf(subject)
      return type !== undefined && needsLicenceNumber(type)
    },
    judge(given, { subject, today, refusesMasked }) {
      if (isMaskedLicenceNumber(given) && !refusesMasked) return undefined
      const boxes = splitLicenceNumber(typeof given === 'string' ? given : '')
      const holder = licenceHolder(subject, today)
      // Without a name and a birth date only the form can be checked; their own questions ask for them.
      const checked = holder ? checkLicenceNumber(boxes, holder) : parseLicenceNumber(boxes)
      return checked.ok ? undefined : { key: checked.key ?? 'licenceNumberPattern', message: checked.message }
    },
    whenNeverAsked: 'ask-before-renewing',
    summary: (number) => splitLicenceNumber(number).join(' '),
  })
