import { SHORT_POLICY_NO_CLAIMS, THIRTY_DAY_NO_CLAIMS } from '@milepost/domain/quote/no-claims-section'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import { type Block, list, paragraph, section, strong } from '../pdf/blocks'
import type { QuoteFacts } from '../quote-facts'
import { dutiesAtTheStart, dutiesDuringCover } from '../words/duties'
import { renewing } from '../words/renewing'

/** What cover depends on. */
export function conditionParts(facts: QuoteFacts): readonly Block[] {
  return [
    section(
      'What cover depends on',
      list([...dutiesAtTheStart(facts), ...dutiesDuringCover(facts), ...always]),
      paragraph([
        strong('If an answer was wrong. '),
        'When you took reasonable care, your cover stands. When you were careless we may charge more, apply other terms, pay part of a claim in proportion, or cancel, as the Consumer Insurance (Disclosure and Representations) Act 2012 allows. When it was deliberate or reckless we may treat the policy as if it had never been and keep the premium.',
      ]),
      paragraph([
        strong('If a claim is dishonest. '),
        'We do not pay it, may end the policy from that day, keep the premium, and tell the police and other insurers.',
      ]),
    ),
    ...noClaims(facts),
    section('Renewing', paragraph(renewing(facts))),
  ]
}

const always = [
  'Let us take over, in your name and at our cost, the defence or the settlement of a claim.',
  'Pay the premium. We may take what is owed off a claim that we settle by paying you.',
  'When another policy covers the same loss we pay our share only.',
] as const

/** SUB-07: the short terms earn no discount. */
function noClaims({ option }: QuoteFacts): readonly Block[] {
  return [section('No claims discount', paragraph(earning[option.term]))]
}

const earning: Record<Term, string> = {
  annual:
    'A year without a claim adds a year to your discount. A claim that we cannot get back in full from somebody else takes two years off for each, five years and more counting as five; with protection, two claims in the period of cover take none off. It cannot be given to another person or used on two policies.',
  'thirty-day': THIRTY_DAY_NO_CLAIMS,
  impound: SHORT_POLICY_NO_CLAIMS,
}
