import type { CoverTerms } from '@milepost/domain/lines/line'
import type { AddOnCode } from '@milepost/domain/quote/add-ons'
import { BREAKDOWN_VEHICLE_AGE, breakdownServices, breakdownTiers } from '@milepost/domain/quote/breakdown'
import { pounds } from './cover.ts'
import { lowered } from './format.ts'

/** CON-35. */
const keyCare: WriteExtra = () => ({
  name: 'Key Care',
  type: 'This is insurance against loss or theft of, or damage to, the keys of the vehicle on your policy.',
  insured: [
    'New keys, and having them programmed',
    'New locks, if someone could use the lost or stolen key',
    'A locksmith, if you are locked out',
    'Up to £1,500 in the period of cover, with no excess',
  ],
  notInsured: [
    'Keys of any other vehicle, and keys that are not yours',
    'Keys that wear out, or whose battery runs flat',
    'Keys left in or on an unattended vehicle',
    'Anything you pay for without asking us first',
  ],
  restrictions: [
    'A lost key is covered once it has been missing for 48 hours, unless you are stranded.',
    'We use our own locksmiths where we can.',
  ],
  where: homeOnly,
  onAClaim:
    'Call us before you pay anyone. Report a theft to the police and keep the crime reference. A claim does not affect your no claims discount.',
})

const homeOnly = ['Great Britain, Northern Ireland, the Isle of Man and the Channel Islands']

/** The domain defines the services of each tier (AON-03, D-150). */
const breakdownNational: WriteExtra = () => ({
  ...breakdownShared,
  name: 'Breakdown cover',
  type: 'This is breakdown cover in the United Kingdom for the vehicle on your policy.',
  insured: servicesOf('PC_BREAKDOWN_NATIONAL'),
  notInsured: ['Onward travel, and breakdowns abroad', ...breakdownShared.notInsured],
  where: homeOnly,
})

const breakdownShared = {
  notInsured: [
    'Faults you knew about before you bought it',
    'Parts, fuel, tyres and garage repairs',
    'An untaxed, untested or unroadworthy vehicle',
    'A fault that comes back because it was not repaired',
  ],
  restrictions: [
    `It does not cover vehicles that are ${BREAKDOWN_VEHICLE_AGE} years old or over.`,
    'Up to six breakdowns in the period of cover.',
  ],
  onAClaim:
    'Call us and wait with the vehicle in a safe place. We do not pay for help you arrange yourself. A breakdown does not affect your no claims discount.',
}

const breakdownEurope: WriteExtra = () => ({
  ...breakdownShared,
  name: 'Breakdown cover with Europe',
  type: 'This is breakdown cover in the United Kingdom and in Europe for the vehicle on your policy.',
  insured: servicesOf('PC_BREAKDOWN_EU_UK'),
  where: [
    ...homeOnly,
    'The European Union, Andorra, Iceland, Liechtenstein, Norway and Switzerland, for journeys of up to 90 days',
  ],
})

/** CON-36. */
const legalExpenses: WriteExtra = ({ legalExpensesPounds }) => ({
  name: 'Legal expenses',
  type: 'This is insurance for the legal costs of recovering your uninsured losses after an accident that was not your fault.',
  insured: [
    `Lawyers, experts and court costs, up to ${pounds(legalExpensesPounds)} for any one accident`,
    'Claims against the person at fault for your excess, injury, loss of earnings and other losses',
    'You, the named drivers and your passengers',
  ],
  notInsured: [
    'Accidents that were your fault',
    'Costs before we agreed to them',
    'Fines, and the defence of a prosecution',
    'Disputes with us or with your insurer',
  ],
  restrictions: [
    'The claim must be more likely than not to succeed at every stage.',
    'We choose the lawyer, unless the claim goes to court.',
  ],
  where: [...homeOnly, 'The European Union, for accidents that happen there'],
  onAClaim:
    'Tell us within 180 days of the accident and before you appoint anyone. Do not accept an offer without asking us.',
})

/** CON-38. */
const personalAccident: WriteExtra = () => ({
  name: 'Personal accident',
  type: 'This is insurance that pays a fixed sum after a serious accident in the vehicle on your policy.',
  insured: [
    '£2,500 if you or your partner die, or lose a limb or the sight of an eye, in an accident involving the vehicle',
  ],
  notInsured: [
    'Death or injury more than three months after the accident',
    'Suicide and deliberate self-harm',
    'A driver over the limit for drink or drugs',
    'Anyone not wearing a seat belt where the law requires one',
  ],
  restrictions: ['One payment for each person for each accident.'],
  where: ['Wherever your policy covers you'],
  onAClaim: 'Tell us as soon as you can, and send us the medical documents we ask for.',
})

const publicLiability: WriteExtra = ({ publicLiabilityPounds }) => {
  const { standard = 0, upgrade = 0 } = publicLiabilityPounds ?? {}
  return {
    name: 'Public liability',
    type: 'This increases the limit of the public liability cover on your policy.',
    insured: [
      `Injury to the public, or damage to their property, in the course of your taxi work: up to ${pounds(upgrade)} for any one event, instead of ${pounds(standard)}`,
    ],
    notInsured: [
      'Accidents involving the vehicle, which another part of your policy covers',
      'Property you own or look after',
      'Injury to people you employ',
      'Liability that exists only because of an agreement you made',
    ],
    restrictions: ['You must hold the taxi licences that your licensing authority requires.'],
    where: homeOnly,
    onAClaim: 'Send us any letters straight away, without replying. Do not admit blame or promise to pay.',
  }
}

const written: Record<AddOnCode, WriteExtra> = {
  KEYCARE: keyCare,
  PC_BREAKDOWN_NATIONAL: breakdownNational,
  PC_BREAKDOWN_EU_UK: breakdownEurope,
  EXCESS_REIMBURSEMENT_250: excessReimbursement(250),
  EXCESS_REIMBURSEMENT_500: excessReimbursement(500),
  EXCESS_REIMBURSEMENT_750: excessReimbursement(750),
  EXCESS_REIMBURSEMENT_1000: excessReimbursement(1_000),
  LEGAL_EXPENSES: legalExpenses,
  PERSONAL_ACCIDENT: personalAccident,
  GUARANTEED_TAXI_HIRE_14: taxiHire('standard'),
  GUARANTEED_TAXI_HIRE_21: taxiHire('upgrade'),
  PUBLIC_LIABILITY_10M: publicLiability,
}

export function termsOfExtra(code: AddOnCode, cover: CoverTerms): ExtraTerms {
  return written[code](cover)
}

/** What an extra is, covers, excludes and requires, beyond its sentence on the offer. Used in its own information and in the wording. */
type ExtraTerms = {
  /** Short, for lists and file names. */
  name: string
  /** "This is …" */
  type: string
  insured: readonly string[]
  notInsured: readonly string[]
  restrictions: readonly string[]
  where: readonly string[]
  onAClaim: string
}

/** Amounts are those of the line (D-151). */
type WriteExtra = (cover: CoverTerms) => ExtraTerms

/** "Roadside: help where you stop" */
function servicesOf(code: (typeof breakdownTiers)[number]['code']): readonly string[] {
  const holds = breakdownTiers.find((tier) => tier.code === code)?.holds ?? []
  return breakdownServices
    .filter(({ name }) => holds.includes(name))
    .map(({ label, words }) => `${label}: ${lowered(words)}`)
}

function excessReimbursement(most: number): WriteExtra {
  return () => ({
    name: 'Excess reimbursement',
    type: 'This is insurance that pays back the excess on a claim on your policy.',
    insured: [
      `The excess you paid on a claim settled by your policy, up to ${pounds(most)} in the period of cover`,
      'Claims for accident, fire, theft, flood and vandalism, whoever was to blame',
    ],
    notInsured: [
      'Excesses for glass',
      'A claim your policy does not pay, or that is less than its excess',
      'An excess that someone else has paid back to you',
      'Anything that happened before you bought it',
    ],
    restrictions: [`The limit of ${pounds(most)} is for all claims in the period of cover together.`],
    where: ['Wherever your policy covers damage to the vehicle'],
    onAClaim: 'Tell us within 30 days of the claim being settled, and send us the letter that settled it.',
  })
}

function taxiHire(which: 'standard' | 'upgrade'): WriteExtra {
  return ({ taxiHireDays }) => ({
    name: 'Guaranteed taxi hire',
    type: 'This is insurance that keeps you working, with a licensed taxi to replace yours after an accident.',
    insured: [
      `A replacement licensed by your authority, for up to ${taxiHireDays?.[which] ?? 0} days`,
      'Its delivery, collection and insurance',
    ],
    notInsured: [
      'Accidents that were your fault',
      'Breakdowns, and repairs not caused by an accident',
      'Fuel, fines, tolls and charges',
      'Loss of earnings',
    ],
    restrictions: [
      'Your own taxi must be off the road because of the accident.',
      'The driver must be a named driver with a valid badge.',
    ],
    where: homeOnly,
    onAClaim: "Call us before you hire anything. We'll arrange the replacement.",
  })
}
