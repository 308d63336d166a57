import { descOf } from '../../lists/code-list.ts'
import { needsLicenceNumber } from '../../lists/licence.ts'
import { titles } from '../../lists/person.ts'
import { checkLicenceNumber, parseLicenceNumber, splitLicenceNumber } from '../../values/licence-number.ts'
import { isMaskedLicenceNumber } from '../../values/masked.ts'
import type { PersonDetails } from '../answers.ts'
import { licenceNumber as licenceNumberKind } from '../kinds/licence-number.ts'
import { question } from '../question.ts'
import { licenceTypeOf } from './derived-answers.ts'
import { licenceHolder } from './licence-holder.ts'
import type { Whose } from './whose.ts'

export const licenceNumber = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'licenceNumber',
    kind: licenceNumberKind,
    group: 'checks',
    isSecret: true,
    label: `What is ${your} driving licence number?`,
    hint: 'The 16 characters in section 5 of the photocard.',
    help: {
      summary: 'Northern Ireland licence?',
      body: "We can't take these numbers online yet. Please call us and we'll finish the quote with you.",
    },
    isAsked({ subject, channel }) {
      // Comparison sites do not ask it: their visitors see a price first and give it before they buy (AGG-12, BUY-12).
      if (channel === 'aggregator' && subject.licenceNumber === undefined) return false
      const type = licenceTypeOf(subject)
      return type !== undefined && needsLicenceNumber(type)
    },
    validate(answer, { subject, today, refusesMasked }) {
      if (isMaskedLicenceNumber(answer) && !refusesMasked) return undefined
      const boxes = splitLicenceNumber(typeof answer === 'string' ? answer : '')
      const holder = licenceHolder(subject, today)
      // Without a name and a birth date only the format can be checked; their own questions require them.
      const checked = holder ? checkLicenceNumber(boxes, holder) : parseLicenceNumber(boxes)
      if (checked.ok) return undefined
      const key = checked.key ?? 'licenceNumberPattern'
      return { key, message: key === 'licenceNumberTitle' ? titleConflict(subject) : checked.message }
    },
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'licenceNumber', shape: { text: 20 } },
    summary: (number) => splitLicenceNumber(number).join(' '),
  })

/** The title determines one digit of the number (DRV-22). There are exceptions, so the message says what may be changed. */
function titleConflict({ title }: PersonDetails): string {
  const words = descOf(titles, title ?? '') ?? title
  return `Characters 6 to 11 of the driving licence number don't match the title ${words}. Please check them, or change the title to match the licence. Mx and Dr match any licence`
}
