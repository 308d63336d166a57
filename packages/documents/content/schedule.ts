import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels } from '@milepost/domain/lists/cover'
import { termInWords } from '@milepost/domain/quote/policy-period'
import { formatPounds } from '@milepost/domain/values/pence'
import { answers, type Block, type DocumentContent, list, paragraph, section } from '../pdf/blocks.ts'
import { includedCovers, selectedAddOns } from '../phrases/cover.ts'
import { policyDocument } from '../phrases/document-header.ts'
import { moment } from '../phrases/format.ts'
import { endingInWords, paidInWords } from '../phrases/policy.ts'
import { excessTables, priceTable } from '../phrases/price.ts'
import { answersOnUse } from '../phrases/use.ts'
import type { PolicyDocumentData } from '../policy-document-data.ts'

/** The part of the contract that is specific to this customer. */
export function schedule(policy: PolicyDocumentData): DocumentContent {
  const { holder, vehicle, period, option, level, terms } = policy
  const blocks: readonly Block[] = [
    paragraph(
      'This schedule is part of your policy. Please check it, and tell us straight away if anything is wrong.',
      'lead',
    ),
    section(
      'Policyholder and insurer',
      answers(
        [
          ['Policyholder', [holder.name, ...holder.addressLines].join(', ')],
          ['Insurer', terms.insurer],
        ],
        0.3,
      ),
    ),
    section(
      'Period of cover',
      answers(
        [
          ['Starts', moment(period.from)],
          ['Ends', moment(period.to)],
          ['Length', termInWords[option.term]],
        ],
        0.3,
      ),
    ),
    section(
      'Vehicle',
      answers(
        [
          ['Registration', vehicle.registration],
          ['Make and model', vehicle.description],
          ...(vehicle.value ? [['Value you told us', formatPounds(vehicle.value)] as const] : []),
          ...answersOnUse(policy),
        ],
        0.3,
      ),
    ),
    section('Drivers', drivers(policy)),
    section(
      'Cover',
      paragraph(`${descOf(coverLevels, level)}.`),
      answers(
        [...includedCovers(policy).map(({ name, limit }) => [name, limit] as const), ...protection(policy)],
        0.6,
      ),
    ),
    section('Excess', ...excessTables(option.excesses)),
    ...extras(policy),
    ...ended(policy),
    ...endorsements(policy),
    ...agreedTerms(policy),
    section('Price', priceTable(policy), paragraph(paidInWords(policy))),
    section('When it ends', paragraph(endingInWords(policy))),
  ]
  return policyDocument(policy, 'Policy schedule', blocks)
}

function drivers({ drivers: people }: PolicyDocumentData): Block {
  return {
    kind: 'table',
    columns: [{ share: 0.5, isStrong: true }, { share: 0.3 }, { share: 0.2 }],
    head: ['Name', 'Relationship to policyholder', 'Main driver'],
    rows: people.map(({ name, relationship, isMainDriver }) => ({
      cells: [name, relationship, isMainDriver ? 'Yes' : 'No'],
    })),
  }
}

/** Left out if protection is not available (D-162). */
function protection({ option }: PolicyDocumentData): readonly (readonly [string, string])[] {
  const { noClaimsProtection } = option.cover
  if (noClaimsProtection.kind === 'not-available') return []
  return [['No claims discount', noClaimsProtection.selected ? 'Protected' : 'Not protected']]
}

function extras(policy: PolicyDocumentData): readonly Block[] {
  const chosen = selectedAddOns(policy)
  return chosen.length === 0
    ? []
    : [section('Optional extras', list(chosen.map(({ description }) => description)))]
}

/** So that a customer who renewed does not believe that they still have it. */
function ended({ endedExtras }: PolicyDocumentData): readonly Block[] {
  if (endedExtras.length === 0) return []
  return [
    section(
      'No longer included',
      paragraph("Your last policy included this. This policy doesn't:"),
      list(endedExtras),
    ),
  ]
}

/** The whole of what an underwriter added, so that no term is only in an email. */
function agreedTerms({ option }: PolicyDocumentData): readonly Block[] {
  if (option.agreedTerms === undefined) return []
  return [
    section(
      'What our underwriter agreed with you',
      paragraph('We looked at your answers and insure you on these terms:'),
      list([...option.agreedTerms.forCustomer]),
    ),
  ]
}

function endorsements({ option }: PolicyDocumentData): readonly Block[] {
  if (option.endorsements.length === 0) return []
  return [
    section('Endorsements', {
      kind: 'table',
      columns: [{ share: 0.34, isStrong: true }, { share: 0.66 }],
      rows: option.endorsements.map(({ name, wording }) => ({ cells: [name, wording] })),
    }),
  ]
}
