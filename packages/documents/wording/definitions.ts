import { isMeasured } from '@milepost/domain/terms/terms'
import type { TableBlock } from '../pdf/blocks'
import type { QuoteFacts } from '../quote-facts'
import { europeanCountries, homeCountries } from '../words/countries'

/** Words that mean one thing throughout the wording. */
export function definitions({ terms, deviceProvider }: QuoteFacts): TableBlock {
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
