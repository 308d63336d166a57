import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { addDays, formatDate, type LocalDate } from '@milepost/domain/values/local-date'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import type { LetterPart } from '../platform/email/email-part'
import { letter } from '../platform/email/email-template'
import type { MailWords } from '../platform/email/ports'
import { partsToCheck, type ToCheck } from './parts-to-check-email'

export type InvitationFacts = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  lastDay: LocalDate
  /** In full and without interest, both of them: only like can be held against like. */
  lastYear: Pence
  thisYear: Pence
  monthly: { upFront: Pence; instalments: number; standard: Pence; total: Pence } | undefined
  /** Of a policy that renews by itself: when the card is charged. */
  payOn: LocalDate | undefined
  quoteAddress: string | undefined
  stopAddress: string | undefined
} & ToCheck

/** Four weeks before a year ends: this year's price beside last year's, as the law has it (CON-30, ICOBS 6.5). */
export function invitationMail(facts: InvitationFacts): MailWords {
  const firm = firmOf(journeys[facts.journey].brand)
  const { lastDay, lastYear, thisYear, monthly } = facts
  return letter({
    firm,
    subject: `Your ${firm.name} renewal: your new price`,
    heading: 'Your renewal',
    parts: [
      `Hello ${facts.firstName}. Your policy ${facts.policyNumber} ends on ${formatDate(lastDay)} at 23:59. This is what another 12 months would cost.`,
      {
        facts: [
          ['Last year you paid', formatPence(lastYear)],
          ['This year, in full', formatPence(thisYear)],
          ...(monthly
            ? [
                [
                  'This year, monthly',
                  `${formatPence(monthly.upFront)} now, then ${monthly.instalments} payments of ${formatPence(monthly.standard)}: ${formatPence(monthly.total)} in all, with interest`,
                ] as const,
              ]
            : []),
        ],
      },
      'Your price is what anybody new would pay us for the same cover today, with one more year of no claims discount if you had no claim. You may be able to find the cover you want for less elsewhere: please compare.',
      ...partsToCheck(facts),
      ...(facts.payOn === undefined ? byHand(facts) : byItself(facts, facts.payOn)),
      { title: 'Before you go on' },
      `Please check that your answers are still right: your vehicle, your address, your work, claims, convictions, who drives. If anything has changed, call ${firm.phone.display} or change it in your quote. A claim may not be paid when an answer was wrong.`,
    ],
  })
}

function byHand({ lastDay, quoteAddress }: InvitationFacts): readonly LetterPart[] {
  return [
    { title: 'Your policy does not renew by itself' },
    `To stay covered from ${formatDate(addDays(lastDay, 1))}, buy your renewal before then.`,
    ...(quoteAddress === undefined
      ? []
      : [{ press: 'See my renewal', address: quoteAddress } satisfies LetterPart]),
  ]
}

function byItself(
  { lastDay, quoteAddress, stopAddress }: InvitationFacts,
  payOn: LocalDate,
): readonly LetterPart[] {
  return [
    { title: 'Your policy renews by itself' },
    `We take the price in full from the card you saved on ${formatDate(payOn)}, and you stay covered from ${formatDate(addDays(lastDay, 1))}. We write to you again a week before.`,
    ...(stopAddress === undefined
      ? []
      : [
          'If you do not want it, stop it: nothing is taken then, and your cover ends.',
          { press: 'See or stop my renewal', address: stopAddress } satisfies LetterPart,
        ]),
    ...(quoteAddress === undefined
      ? []
      : [{ press: 'See or change my quote', address: quoteAddress } satisfies LetterPart]),
  ]
}
