import { hasRefund } from '@milepost/domain/ending/cancellation-refund'
import { endingInWords } from '@milepost/domain/ending/ending-in-words'
import { endingReasonWords, REFUND_WORKING_DAYS } from '@milepost/domain/policy/policy-ending'
import { longDate } from '@milepost/domain/values/local-date'
import { londonDate, londonTime } from '@milepost/domain/values/london-time'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import {
  amounts,
  answers,
  type Block,
  callout,
  type DocumentContent,
  list,
  paragraph,
  type Row,
  section,
} from '../pdf/blocks.ts'
import { policyDocument } from '../phrases/document-header.ts'
import { moment } from '../phrases/format.ts'
import { complaining } from '../phrases/rights.ts'
import type { EndedPolicyData } from '../policy-document-data.ts'

/** What a customer keeps of a policy that was cancelled: when cover ended, why, and what became of the money (D-286). */
export function statementOfCancellation(policy: EndedPolicyData): DocumentContent {
  const { ending, firm, terms, vehicle, holder, policyNumber } = policy
  const { cancellation, endedAt } = ending
  if (cancellation === undefined) throw new TypeError('A statement of cancellation for a policy that was not')
  const end = londonTime(endedAt)
  const blocks: readonly Block[] = [
    { kind: 'address', lines: [holder.name, ...holder.addressLines] },
    paragraph(
      cancellation.isBeforeStart
        ? `Your ${terms.name.toLowerCase()} was cancelled before cover began. ${vehicle.registration} has not been insured by it.`
        : `Your ${terms.name.toLowerCase()} was cancelled. ${vehicle.registration} has not been insured by it since ${moment(end)}.`,
      'lead',
    ),
    callout(
      'warning',
      'You are no longer insured by this policy',
      paragraph(
        'Driving without insurance is an offence. You could get a fixed penalty of £300 and 6 points, an unlimited fine or a driving ban. The police can take the vehicle.',
      ),
      paragraph(
        'It is also an offence to keep an uninsured vehicle, unless you have told the DVLA that it is off the road (a SORN). Certificates we sent you for this policy are no longer valid.',
      ),
    ),
    section(
      'The policy',
      answers(
        [
          ['Policyholder', holder.name],
          ['Vehicle', `${vehicle.registration}, ${vehicle.description}`],
          ['Insurer', terms.insurer],
          ['Cover began', cancellation.isBeforeStart ? 'It did not begin' : moment(policy.period.from)],
          ['Cover ended', cancellation.isBeforeStart ? 'Cancelled before it began' : moment(end)],
          ['Planned end', moment(policy.period.to)],
          ['Cancellation asked for', longDate(londonDate(cancellation.askedAt))],
          ['Why', endingReasonWords[cancellation.reason]],
        ],
        0.3,
      ),
    ),
    ...money(policy),
    section('If you have a complaint', ...complaining(policy)),
  ]
  const about = [
    { label: 'Policy number', value: policyNumber },
    { label: 'Vehicle', value: vehicle.registration },
    { label: 'Cover ended', value: longDate(end.date) },
  ]
  const written = policyDocument(policy, 'Statement of cancellation', blocks)
  return { ...written, about, madeAt: endedAt, author: firm.legalName }
}

/** What was paid and charged, then the same sentences as in the email: where the rest goes, and what is owed and why (D-269). */
function money({ ending, firm }: EndedPolicyData): readonly Block[] {
  const { money: known } = ending.cancellation ?? {}
  if (known === undefined)
    return [
      section(
        'Money',
        paragraph(`Call ${firm.phone.display} to ask what you paid for this policy and what is refunded.`),
      ),
    ]
  const { figures, paidByCard, returnedBefore } = known
  const isKept = figures.basis === 'claim' || figures.basis === 'fraud'
  const rows: readonly Row[] = [
    { cells: ['Premium, with insurance premium tax', formatPence(figures.premium)] },
    ...row(figures.fee, 'Policy administration fee, not refundable'),
    ...row(paidByCard, 'You paid by card'),
    ...row(figures.loan?.lent, 'Lent for the premium'),
    ...row(returnedBefore, 'Refunded to you before'),
    {
      cells: [
        isKept
          ? 'Charge: the premium is kept'
          : `Charge for ${figures.daysCovered} of ${figures.daysInAll} days of cover`,
        formatPence(figures.charge),
      ],
    },
    { cells: ['Premium refunded', formatPence(figures.refund)], isTotal: true },
    ...row(figures.toLender, 'Of it, for your loan'),
    ...row(figures.againstDebt, "Of it, for what hasn't been paid yet"),
    ...row(figures.toCard, 'Of it, to the card you paid with'),
    ...row(figures.loan?.byTransfer, 'Of it, to your bank account'),
  ]
  return [
    section('Money', amounts(rows)),
    section(
      'What happens to it',
      list(endingInWords(figures)),
      ...(hasRefund(figures)
        ? [
            paragraph(
              `Your refund leaves us within ${REFUND_WORKING_DAYS} working days. Your bank may take a few more days to show it.`,
            ),
          ]
        : []),
    ),
  ]
}

const row = (amount: Pence | undefined, name: string): readonly Row[] =>
  amount ? [{ cells: [name, formatPence(amount)] }] : []
