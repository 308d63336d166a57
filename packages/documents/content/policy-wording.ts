import { SHORT_POLICY_NO_CLAIMS, THIRTY_DAY_NO_CLAIMS } from '@milepost/domain/quote/no-claims-section'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import { isMeasured } from '@milepost/domain/terms/terms'
import {
  type Block,
  type DocumentContent,
  list,
  paragraph,
  section,
  strong,
  type TableBlock,
} from '../pdf/blocks'
import { europeanCountries, homeCountries } from '../phrases/cover'
import { quoteDocument } from '../phrases/document-header'
import { cancelledByUs, cancelling, claiming, compensation, complaining, renewing } from '../phrases/rights'
import { blocksOfUses, dutiesAtTheStart, dutiesDuringCover, USE_HEADING } from '../phrases/use'
import type { QuoteDocumentData } from '../quote-document-data'
import { extraParts, liabilityParts, vehicleParts } from './policy-wording-covers'

/** The contract itself: the parts in force for the level of cover offered (D-154). */
export function policyWording(quote: QuoteDocumentData): DocumentContent {
  const { terms, firm } = quote
  const parts = [...liabilityParts(quote), ...vehicleParts(quote), ...extraParts(quote)]
  return quoteDocument(quote, 'Policy wording', [
    paragraph(
      `The contract between you and ${terms.insurer}, for your ${terms.name.toLowerCase()} arranged by ${firm.name}. It is made of this wording, your statement of fact, your schedule with its endorsements, and your certificate of motor insurance.`,
      'lead',
    ),
    paragraph(
      `${terms.insurer} insures you for what happens in the period of cover, in return for the premium and as these papers say. Only you and the insurer have rights under it, but for those that the Road Traffic Act 1988 gives to others.`,
    ),
    section('What the words mean', definitions(quote)),
    section(USE_HEADING, ...blocksOfUses(quote)),
    ...parts.map(({ title, blocks }, index) => section(`Part ${index + 1}: ${title}`, ...blocks)),
    section('What no part of the policy covers', list(generalExclusions(quote)), paragraph(recovery)),
    ...conditionParts(quote),
    section('Claiming', list(claiming(quote))),
    section('Cancelling', list([...cancelling(quote), ...cancelledByUs(quote)])),
    ...endorsements(quote),
    section('If you have a complaint', ...complaining(quote)),
    section('If the insurer fails', ...compensation(quote)),
  ])
}

const recovery = 'Where the law makes us pay what this wording excludes, you must pay it back to us.'

function endorsements({ option }: QuoteDocumentData): readonly Block[] {
  if (option.endorsements.length === 0) return []
  return [
    section(
      'Endorsements',
      paragraph('These are part of your contract and go before the rest of this wording.'),
      {
        kind: 'table',
        columns: [{ share: 0.3, isStrong: true }, { share: 0.7 }],
        rows: option.endorsements.map(({ name, wording }) => ({ cells: [name, wording] })),
      },
    ),
  ]
}

/** Words with a fixed meaning throughout the wording. */
function definitions({ terms, deviceProvider }: QuoteDocumentData): TableBlock {
  const rows: readonly (readonly [string, string])[] = [
    [
      'Certificate',
      'The certificate of motor insurance: proof by law of who may drive, for what use and when.',
    ],
    ['Excess', 'The first part of a claim, which you pay. The amounts are in your schedule.'],
    ['Insurer, we, us', `${terms.insurer}, and those who act for it.`],
    [
      'Market value',
      'What it would have cost, just before the loss, to buy a vehicle of the same make, model, age, mileage and condition.',
    ],
    ['Named driver', 'Anybody the certificate names as entitled to drive.'],
    ['Period of cover', 'The time from start to end shown in your schedule.'],
    ['Schedule', 'The page with your name, vehicle, drivers, cover, excesses, endorsements and price.'],
    ['Territorial limits', `${homeCountries}. ${europeanCountries}.`],
    ['Vehicle', 'The vehicle whose registration is in your schedule, with what is fitted to it permanently.'],
    ['You', 'The policyholder named in your schedule.'],
    ...(isMeasured(terms)
      ? [
          [
            'Device',
            `The telematics device that ${deviceProvider ?? 'our partner'} supplies and reads.`,
          ] as const,
        ]
      : []),
  ]
  return {
    kind: 'table',
    columns: [{ share: 0.24, isStrong: true }, { share: 0.76 }],
    rows: rows.map((cells) => ({ cells })),
  }
}

/**
 * What no part covers. By law an insurer cannot rely on any of these against an injured person: it pays, and may recover the
 * money (Road Traffic Act 1988, sections 148 and 151).
 */
function generalExclusions({ terms }: QuoteDocumentData): readonly string[] {
  return [
    'Anybody driving who is not a named driver, has no licence to drive the vehicle, or breaks the terms of the licence.',
    `Any use that is not covered, as “${USE_HEADING}” and your certificate say.`,
    ...(terms.drivers.asksTaxiBadge
      ? ['Carrying passengers for hire while the driver or the vehicle is not licensed for it.']
      : []),
    'A vehicle that is not roadworthy, is overloaded or has no valid MOT when it needs one, where that caused the loss.',
    'Anything caused on purpose, or in the course of a crime or of fleeing from the police.',
    'War, terrorism beyond what the law makes compulsory, riot outside Great Britain, earthquake, ionising radiation and nuclear risks.',
    'Confiscation by a public authority.',
    'Loss that follows from a loss: of earnings, of use, or of time.',
    'Anything outside the territorial limits or the period of cover.',
  ]
}

/** What cover depends on. */
function conditionParts(quote: QuoteDocumentData): readonly Block[] {
  return [
    section(
      'What cover depends on',
      list([...dutiesAtTheStart(quote), ...dutiesDuringCover(quote), ...alwaysMet]),
      paragraph([
        strong('If an answer was wrong. '),
        'When you took reasonable care, your cover stands. When you were careless we may charge more, apply other terms, pay part of a claim in proportion, or cancel, as the Consumer Insurance (Disclosure and Representations) Act 2012 allows. When it was deliberate or reckless we may treat the policy as if it had never been and keep the premium.',
      ]),
      paragraph([
        strong('If a claim is dishonest. '),
        'We do not pay it, may end the policy from that day, keep the premium, and tell the police and other insurers.',
      ]),
    ),
    ...noClaims(quote),
    section('Renewing', paragraph(renewing(quote))),
  ]
}

const alwaysMet = [
  'Let us take over, in your name and at our cost, the defence or the settlement of a claim.',
  'Pay the premium. We may take what is owed off a claim that we settle by paying you.',
  'When another policy covers the same loss we pay our share only.',
] as const

/** SUB-07: the short terms earn no discount. */
function noClaims({ option }: QuoteDocumentData): readonly Block[] {
  return [section('No claims discount', paragraph(earning[option.term]))]
}

const earning: Record<Term, string> = {
  annual:
    'A year without a claim adds a year to your discount. A claim that we cannot get back in full from somebody else takes two years off for each, five years and more counting as five; with protection, two claims in the period of cover take none off. It cannot be given to another person or used on two policies.',
  'thirty-day': THIRTY_DAY_NO_CLAIMS,
  impound: SHORT_POLICY_NO_CLAIMS,
}
