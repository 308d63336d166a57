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
} from '../pdf/blocks.ts'
import { europeanCountries, homeCountries } from '../phrases/cover.ts'
import { quoteDocument } from '../phrases/document-header.ts'
import {
  cancelledByUs,
  cancelling,
  claiming,
  compensation,
  complaining,
  renewing,
} from '../phrases/rights.ts'
import { blocksOfUses, dutiesAtTheStart, dutiesDuringCover, USE_HEADING } from '../phrases/use.ts'
import type { QuoteDocumentData } from '../quote-document-data.ts'
import { extraParts, liabilityParts, vehicleParts } from './policy-wording-covers.ts'

/** The contract itself: the parts in force for the level of cover offered (D-154). */
export function policyWording(quote: QuoteDocumentData): DocumentContent {
  const { terms, firm } = quote
  const parts = [...liabilityParts(quote), ...vehicleParts(quote), ...extraParts(quote)]
  return quoteDocument(quote, 'Policy wording', [
    paragraph(
      `The contract between you and ${terms.insurer}, for your ${terms.name.toLowerCase()} arranged by ${firm.name}. It is made up of this wording, your statement of fact, your schedule and its endorsements, and your certificate of motor insurance.`,
      'lead',
    ),
    paragraph(
      `${terms.insurer} insures you for what happens during the period of cover, in return for the premium and as set out in these documents. Only you and the insurer have rights under this contract, apart from the rights that the Road Traffic Act 1988 gives to others.`,
    ),
    section('What our words mean', definitions(quote)),
    section(USE_HEADING, ...blocksOfUses(quote)),
    ...parts.map(({ title, blocks }, index) => section(`Part ${index + 1}: ${title}`, ...blocks)),
    section('What no part of the policy covers', list(generalExclusions(quote)), paragraph(recovery)),
    ...conditionParts(quote),
    section('Claiming', list(claiming(quote))),
    section('Cancelling', list([...cancelling(quote), ...cancelledByUs(quote)])),
    ...endorsements(quote),
    section('If you have a complaint', ...complaining(quote)),
    section('If the insurer cannot pay', ...compensation(quote)),
  ])
}

const recovery = 'If the law requires us to pay for something this wording excludes, you must pay us back.'

function endorsements({ option }: QuoteDocumentData): readonly Block[] {
  if (option.endorsements.length === 0) return []
  return [
    section(
      'Endorsements',
      paragraph('These are part of your contract and take priority over the rest of this wording.'),
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
      'The certificate of motor insurance: legal proof of who may drive, for what use and when.',
    ],
    ['Excess', 'The part of a claim you pay yourself. The amounts are in your schedule.'],
    ['Insurer, we, us', `${terms.insurer}, and anyone acting for it.`],
    [
      'Market value',
      'What it would have cost, just before the loss, to buy a vehicle of the same make, model, age, mileage and condition.',
    ],
    ['Named driver', 'Anyone the certificate names as entitled to drive.'],
    ['Period of cover', 'The time from start to end shown in your schedule.'],
    ['Schedule', 'The page with your name, vehicle, drivers, cover, excesses, endorsements and price.'],
    ['Territorial limits', `${homeCountries}. ${europeanCountries}.`],
    ['Vehicle', 'The vehicle whose registration is in your schedule, and anything permanently fitted to it.'],
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
    'Anyone driving who is not a named driver, has no licence to drive the vehicle, or breaks the terms of their licence.',
    `Any use that is not covered, as set out in “${USE_HEADING}” and in your certificate.`,
    ...(terms.drivers.asksTaxiBadge
      ? ['Carrying passengers for hire while the driver or the vehicle is not licensed for it.']
      : []),
    'A vehicle that is unroadworthy, overloaded or without a valid MOT when it needs one, if that caused the loss.',
    'Anything caused deliberately, or while committing a crime or escaping from the police.',
    'War, terrorism (beyond the cover the law makes compulsory), riot outside Great Britain, earthquake, ionising radiation and nuclear risks.',
    'Confiscation by a public authority.',
    'Indirect losses, such as loss of earnings, use or time.',
    'Anything outside the territorial limits or the period of cover.',
  ]
}

/** What cover depends on. */
function conditionParts(quote: QuoteDocumentData): readonly Block[] {
  return [
    section(
      'Conditions of your cover',
      list([...dutiesAtTheStart(quote), ...dutiesDuringCover(quote), ...alwaysMet]),
      paragraph([
        strong('If an answer was wrong. '),
        'If you took reasonable care, your cover is not affected. If you were careless, we may charge more, apply other terms, pay only part of a claim or cancel, as the Consumer Insurance (Disclosure and Representations) Act 2012 allows. If it was deliberate or reckless, we may treat the policy as if it had never existed and keep the premium.',
      ]),
      paragraph([
        strong('If a claim is dishonest. '),
        'We will not pay it. We may end the policy from that day, keep the premium, and tell the police and other insurers.',
      ]),
    ),
    ...noClaims(quote),
    section('Renewing', paragraph(renewing(quote))),
  ]
}

const alwaysMet = [
  'Let us take over the defence or settlement of a claim, in your name and at our expense.',
  'Pay the premium. If we pay you for a claim, we may deduct anything you owe.',
  'If another policy covers the same loss, we pay only our share.',
] as const

/** SUB-07: the short terms earn no discount. */
function noClaims({ option }: QuoteDocumentData): readonly Block[] {
  return [section('No claims discount', paragraph(earning[option.term]))]
}

const earning: Record<Term, string> = {
  annual:
    'Each year without a claim adds a year to your discount. Each claim that we cannot recover in full from someone else takes off two years, and five years or more count as five. If your discount is protected, two claims in the period of cover take nothing off. You cannot transfer it to another person or use it on two policies.',
  'thirty-day': THIRTY_DAY_NO_CLAIMS,
  impound: SHORT_POLICY_NO_CLAIMS,
}
