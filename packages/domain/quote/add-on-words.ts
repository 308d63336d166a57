import type { CoverTerms } from '../lines/line.ts'
import { formatPounds, fromPounds } from '../values/pence.ts'
import { type AddOnCode, isAddOnCode } from './add-ons.ts'
import { inMillions } from './cover-limits.ts'

/** What an extra is called and does. */
export type AddOnWords = {
  title: string
  /** As in the policy documents. */
  words: string
  /** The same on its card: two lines of a phone. */
  brief: string
  /** Where the title names an amount: its button adds "21 days" of "Guaranteed taxi hire". */
  amount?: { adds: string; of: string }
}

/** An unknown extra is shown by its own description (D-149). */
export function addOnWords(
  { code, description }: { code: string; description: string },
  cover: CoverTerms,
): AddOnWords {
  if (!isAddOnCode(code)) return { title: description, words: '', brief: '' }
  const found = known[code](cover)
  return { brief: found.words, ...found }
}

type KnownWords = Omit<AddOnWords, 'brief'> & Partial<Pick<AddOnWords, 'brief'>>

const inPounds = (pounds: number) => formatPounds(fromPounds(pounds))

const excess = (pounds: number) => () => ({
  title: `Up to ${inPounds(pounds)}`,
  words: `Pays back up to ${inPounds(pounds)} of the excess you paid on a claim.`,
})

const taxiHire = (days: number | undefined): KnownWords => ({
  title: days === undefined ? 'Guaranteed taxi hire' : `Guaranteed taxi hire, ${days} days`,
  words: `A licensed replacement taxi${days === undefined ? '' : ` for up to ${days} days`} while yours is off the road after an accident.`,
  ...(days !== undefined && {
    brief: `A licensed taxi for up to ${days} days while yours is off the road after an accident.`,
    amount: { adds: `${days} days`, of: 'Guaranteed taxi hire' },
  }),
})

/** Amounts are those of the line (CON-35, CON-36, CON-38 to CON-40, D-151). */
const known: Record<AddOnCode, (cover: CoverTerms) => KnownWords> = {
  KEYCARE: () => ({
    title: 'Key Care',
    words:
      'Lost, stolen or broken keys: up to £1,500 for new keys and locks, with no excess and no effect on your no claims discount.',
    brief: 'Up to £1,500 for lost, stolen or broken keys. No excess, and no effect on your discount.',
  }),
  PC_BREAKDOWN_NATIONAL: () => ({
    title: 'Home call and breakdown service',
    words: 'Breakdown cover in the UK: roadside, recovery and home call.',
  }),
  PC_BREAKDOWN_EU_UK: () => ({
    title: 'European plus',
    words: 'Breakdown cover in the UK and Europe, with onward travel.',
  }),
  EXCESS_REIMBURSEMENT_250: excess(250),
  EXCESS_REIMBURSEMENT_500: excess(500),
  EXCESS_REIMBURSEMENT_750: excess(750),
  EXCESS_REIMBURSEMENT_1000: excess(1000),
  LEGAL_EXPENSES: ({ legalExpensesPounds }) => ({
    title: 'Legal expenses',
    words: `Up to ${inPounds(legalExpensesPounds)} of legal costs to recover your uninsured losses after a non-fault accident, such as your excess.`,
    brief: `Up to ${inPounds(legalExpensesPounds)} of legal costs to recover uninsured losses after a non-fault accident.`,
  }),
  PERSONAL_ACCIDENT: () => ({
    title: 'Personal accident',
    words: '£2,500 for death or serious injury within three months of an accident.',
  }),
  GUARANTEED_TAXI_HIRE_14: ({ taxiHireDays }) => taxiHire(taxiHireDays?.standard),
  GUARANTEED_TAXI_HIRE_21: ({ taxiHireDays }) => taxiHire(taxiHireDays?.upgrade),
  PUBLIC_LIABILITY_10M: ({ publicLiabilityPounds: limits }) => ({
    title: limits ? `Public liability, ${inMillions(limits.upgrade)}` : 'Public liability',
    words: limits
      ? `Raises what we pay for injury or damage your work does to the public from ${inMillions(limits.standard)} to ${inMillions(limits.upgrade)}.`
      : 'Injury or damage your work does to the public.',
    ...(limits && {
      brief: `Raises your cover for injury or damage to the public from ${inMillions(limits.standard)} to ${inMillions(limits.upgrade)}.`,
      amount: { adds: inMillions(limits.upgrade), of: 'Public liability' },
    }),
  }),
}
