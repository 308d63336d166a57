import { noClaimsInWords } from '@milepost/domain/policy/no-claims-at-end'
import { noClaimsProofUse } from '@milepost/domain/policy/policy-ending'
import { longDate } from '@milepost/domain/values/local-date'
import { londonDate, londonTime } from '@milepost/domain/values/london-time'
import { answers, type Block, callout, type DocumentContent, paragraph, section } from '../pdf/blocks.ts'
import { policyDocument } from '../phrases/document-header.ts'
import { moment } from '../phrases/format.ts'
import type { EndedPolicyData } from '../policy-document-data.ts'

/** What the next insurer asks for: the no claims discount at the end of a policy, as far as we know it (SUB-07). */
export function noClaimsProof(policy: EndedPolicyData): DocumentContent {
  const { ending, firm, terms, vehicle, holder, policyNumber, period } = policy
  const { cancellation, endedAt, noClaims } = ending
  const isBeforeStart = cancellation?.isBeforeStart === true
  const end = londonTime(endedAt)
  const blocks: readonly Block[] = [
    { kind: 'address', lines: [holder.name, ...holder.addressLines] },
    paragraph(
      `This confirms the no claims discount of ${holder.name} when policy ${policyNumber} ended. Your next insurer may ask for it.`,
      'lead',
    ),
    section(
      'No claims discount',
      answers(
        [
          ['Years when the policy ended', noClaimsInWords(noClaims.years)],
          [
            'Declared when it was bought',
            noClaims.declaredYears === undefined
              ? 'Not asked for this policy'
              : noClaimsInWords(noClaims.declaredYears),
          ],
          ['Earned with this policy', noClaims.isYearEarned ? '1 year' : `None: ${whyNone(policy)}`],
          ['Protected', noClaims.isProtected ? 'Yes' : 'No'],
          ['Known claims in this period', noClaims.hasKnownClaim ? 'At least one' : 'None'],
        ],
        0.42,
      ),
    ),
    section(
      'The policy',
      answers(
        [
          ['Policyholder', holder.name],
          ['Vehicle', `${vehicle.registration}, ${vehicle.description}`],
          ['Insurance', terms.name],
          ['Insurer', terms.insurer],
          ['Cover began', isBeforeStart ? 'It did not begin' : moment(period.from)],
          [
            'Cover ended',
            isBeforeStart
              ? 'Cancelled before it began'
              : `${moment(end)}${cancellation ? ', cancelled' : ''}`,
          ],
        ],
        0.42,
      ),
    ),
    section(
      'What to do with it',
      paragraph(`Give this to your next insurer if they ask for it. ${noClaimsProofUse}`),
    ),
    callout(
      'note',
      'What this is based on',
      paragraph(
        'The years declared are what the policyholder told us when the policy was bought. Claims are those we knew of on the day cover ended. A claim reported later may change this.',
      ),
    ),
    paragraph(`Questions? Call ${firm.phone.display} or write to ${firm.email}, and quote ${policyNumber}.`),
  ]
  const about = [
    { label: 'Policyholder', value: holder.name },
    { label: 'Policy number', value: policyNumber },
    { label: 'Vehicle', value: vehicle.registration },
    { label: 'As at', value: longDate(londonDate(endedAt)) },
  ]
  return { ...policyDocument(policy, 'Proof of no claims discount', blocks), about, madeAt: endedAt }
}

function whyNone({ ending: { cancellation, noClaims }, option }: EndedPolicyData): string {
  if (noClaims.hasKnownClaim) return 'a claim was made'
  if (cancellation) return 'it ended before a full year'
  return option.term === 'impound'
    ? 'this kind of policy earns none'
    : 'twelve consecutive policies make a year'
}
