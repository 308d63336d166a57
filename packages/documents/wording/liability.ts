import { heading, list, paragraph } from '../pdf/blocks'
import type { QuoteFacts } from '../quote-facts'
import { coversGiven } from '../words/cover-given'
import { lowered } from '../words/first-letter'
import { pounds } from '../words/limits'
import type { Part } from './part'

/** What the Road Traffic Act 1988 asks of everybody, and public liability where a journey has it. */
export function liabilityParts(facts: QuoteFacts): readonly Part[] {
  const { terms } = facts
  const publicLiability = coversGiven(facts).find(({ name }) => name === 'Public liability')
  return [
    {
      title: 'Liability to other people',
      blocks: [
        paragraph(
          'We pay what you are liable for by law when, because of an accident with the vehicle, somebody',
        ),
        list([
          'is injured or killed: without limit;',
          `has property damaged: up to ${pounds(terms.cover.thirdPartyDamagePounds)} for any one accident, costs included.`,
        ]),
        paragraph(
          'We cover in the same way any named driver, passengers who cause an accident by getting in or out, and, after a death, the estate of the person insured. We pay for the emergency treatment that the Road Traffic Act 1988 provides for, and for legal costs that we have agreed to.',
        ),
        heading('Not covered in this part'),
        list([
          'Property that belongs to you or that you, or whoever drives, look after. The vehicle itself.',
          'Liability that is insured elsewhere, or that exists only because of an agreement you made.',
          'Injury to somebody whom you employ, at their work, beyond what the law makes compulsory.',
          'The use of the vehicle on the part of an airfield where aircraft move.',
        ]),
      ],
    },
    {
      title: 'Driving in Europe',
      blocks: [
        paragraph(
          'In the European countries named under territorial limits we give the least cover that the law of the country asks for, or that of Great Britain where it is wider. It is third party cover: it does not pay for damage to the vehicle. Your certificate is the proof; no green card is needed there.',
        ),
      ],
    },
    ...(publicLiability
      ? [
          {
            title: 'Public liability',
            blocks: [
              paragraph(
                `We pay what you are liable for by law for injury to the public, or damage to their property, in the course of your work as a taxi driver and away from the driving: ${lowered(publicLiability.limit)} for any one event.`,
              ),
            ],
          },
        ]
      : []),
  ]
}
