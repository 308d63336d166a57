import type { Firm } from '@milepost/domain/brands/firm'
import { formatDate, type LocalDate } from '@milepost/domain/values/local-date'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import type { LetterPart } from '../platform/email/email-part'

/** What was paid when buying, and what is still to come. */
export type Paid = {
  now: Pence
  total: Pence
  /** Of who pays monthly. */
  instalments: { firstOn: LocalDate; first: Pence; standard: Pence; count: number } | undefined
}

/** All of it in one look: nobody should have to add up what a policy costs. */
export function paidInWords({ now, total, instalments }: Paid, firm: Firm): readonly LetterPart[] {
  if (!instalments) return [`${formatPence(now)} by card. That is all of it: there is nothing more to pay.`]
  return [
    {
      facts: [
        ['When you bought it', now > 0 ? `${formatPence(now)} by card` : 'nothing'],
        ['Then by direct debit', monthly(instalments)],
        ['In total, with interest', formatPence(total)],
      ],
    },
    `${firm.lenderName} collects the payments, under your credit agreement. You hear from them at least 10 working days before the first one.`,
  ]
}

/** DDM-07: pennies that do not divide make the first payment an unequal one. */
function monthly({ firstOn, first, standard, count }: NonNullable<Paid['instalments']>): string {
  const from = formatDate(firstOn)
  return first === standard
    ? `${count} monthly payments of ${formatPence(standard)}, the first on ${from}`
    : `${formatPence(first)} on ${from}, then ${count - 1} monthly payments of ${formatPence(standard)}`
}
