import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels } from '@milepost/domain/lists/cover-levels'
import { londonDate } from '@milepost/domain/values/london-time'
import { formatPence, formatPounds } from '@milepost/domain/values/pence'
import { answers, type Block, list, type Paper, paragraph, section } from '../paper/blocks'
import { coversGiven, selectedAddOns } from '../words/cover-given'
import { excessTables } from '../words/excess-in-words'
import { paperOf } from '../words/paper-of'
import { instalmentsInWords, priceTable } from '../words/price-in-words'
import { lengthOf, longDate, moment } from '../words/time-in-words'
import type { PolicyFacts } from './policy-facts'

/** The page of the contract with everything that is this customer's own. */
export function schedule(facts: PolicyFacts): Paper {
  const { holder, vehicle, period, policyNumber, issuedAt, option, level, terms } = facts
  const about = [
    { label: 'Policyholder', value: holder.name },
    { label: 'Policy number', value: policyNumber },
    { label: 'Vehicle', value: vehicle.registration },
    { label: 'Issued', value: longDate(londonDate(issuedAt)) },
  ]
  const blocks: readonly Block[] = [
    paragraph(
      'This schedule is part of your policy. Please check it and tell us at once if something is wrong.',
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
          ['Length', lengthOf[option.term]],
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
          ...(vehicle.value ? [['Value you gave', formatPounds(vehicle.value)] as const] : []),
          ['Use', vehicle.use],
        ],
        0.3,
      ),
    ),
    section('Drivers', drivers(facts)),
    section(
      'Cover',
      paragraph(`${descOf(coverLevels, level)}.`),
      answers(
        coversGiven(facts).map(({ name, limit }) => [name, limit] as const),
        0.6,
      ),
    ),
    section('Excess', ...excessTables(option.excesses)),
    ...extras(facts),
    ...endorsements(facts),
    section('Price', priceTable(facts), paragraph(paidInWords(facts))),
  ]
  return { ...paperOf(facts, 'Policy schedule', blocks, about), reference: policyNumber, madeAt: issuedAt }
}

function drivers({ drivers: people }: PolicyFacts): Block {
  return {
    kind: 'table',
    columns: [{ share: 0.5, isStrong: true }, { share: 0.3 }, { share: 0.2 }],
    head: ['Name', 'To the policyholder', 'Main driver'],
    rows: people.map(({ name, relationship, isMainDriver }) => ({
      cells: [name, relationship, isMainDriver ? 'Yes' : 'No'],
    })),
  }
}

function extras(facts: PolicyFacts): readonly Block[] {
  const chosen = selectedAddOns(facts)
  return chosen.length === 0
    ? []
    : [section('Optional extras', list(chosen.map(({ description }) => description)))]
}

function endorsements({ option }: PolicyFacts): readonly Block[] {
  if (option.endorsements.length === 0) return []
  return [
    section('Endorsements', {
      kind: 'table',
      columns: [{ share: 0.34, isStrong: true }, { share: 0.66 }],
      rows: option.endorsements.map(({ name, wording }) => ({ cells: [name, wording] })),
    }),
  ]
}

function paidInWords({ payment }: PolicyFacts): string {
  return payment.method === 'DIRECT_DEBIT'
    ? `You pay monthly by direct debit: ${formatPence(payment.plan.upFront)} when you bought, then ${instalmentsInWords(payment.plan)}, ${formatPence(payment.totalPayable)} in total with interest.`
    : `You paid ${formatPence(payment.totalPayable)} in full by card.`
}
