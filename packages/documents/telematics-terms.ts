import { list, type Paper, paragraph, section } from './paper/blocks'
import type { QuoteFacts } from './quote-facts'
import { paperOf } from './words/paper-of'

/** What driving with a device means, for the journeys rated by driving (D-154). It follows the endorsement on the policy. */
export function telematicsTerms(facts: QuoteFacts): Paper {
  const { firm, terms, deviceProvider } = facts
  const provider = deviceProvider ?? 'our device partner'
  return paperOf(facts, 'Telematics terms', [
    paragraph(
      'Your price follows how, when and where your car is driven. These terms say what is measured and what we do with it.',
      'lead',
    ),
    section(
      'The device',
      list([
        `${provider} supplies the device and reads it. It stays theirs.`,
        'It must be fitted within 14 days of the start of cover and stay connected.',
        'There is no charge for fitting it. Keep the appointment, or tell us a day before.',
        'Tell us at once if it is damaged, or if the car is to be repaired, sold or off the road.',
      ]),
    ),
    section(
      'What is measured',
      list([
        'Speed, against the limit of the road.',
        'How smoothly the car speeds up, slows down and turns.',
        'The time of day, the length of journeys and the kinds of road.',
        'Where the car is, and the forces of an impact.',
      ]),
    ),
    section(
      'What we do with it',
      list([
        'We show you how you are doing, so that you can drive more safely.',
        'How, when and where the car is driven may change your price or end your cover.',
        `${terms.insurer} uses it to settle claims, and it may help to show that you were not to blame.`,
        'After a hard impact we may call you, or send help.',
        'After a theft, with your crime reference, we may help the police to find the car.',
      ]),
    ),
    section(
      'When driving is not safe',
      paragraph(
        "We write to you first and say what we have seen. If nothing changes we may raise your price from then on, or give seven days' notice and cancel. Dangerous driving, or taking the device out, may mean that notice at once.",
      ),
    ),
    section(
      'Everybody who drives',
      paragraph(
        'The device measures whoever drives. Tell each driver of these terms before they do; how they drive counts as yours.',
      ),
    ),
    section(
      'Your details',
      paragraph(
        `What the device measures is about you, and is kept by ${provider} and us while you are covered and for as long afterwards as a claim can be made. We give it to the police or a court only when the law says we must, or you ask us to. Our privacy notice, ${firm.privacyNoticeUrl}, has the rest.`,
      ),
    ),
  ])
}
