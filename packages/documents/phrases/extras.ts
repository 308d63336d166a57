import type { AddOnCode } from '@milepost/domain/quote/add-ons'
import { BREAKDOWN_VEHICLE_AGE, breakdownServices, breakdownTiers } from '@milepost/domain/quote/breakdown'
import type { CoverTerms } from '@milepost/domain/terms/terms'
import { pounds } from './cover'
import { lowered } from './format'

/** CON-35. */
const keyCare: WriteExtra = () => ({
  name: 'Key Care',
  type: 'This is insurance against the loss, theft or breaking of the keys of the vehicle on your policy.',
  insured: [
    'New keys, and having them programmed',
    'New locks, where somebody could use the lost or stolen key',
    'A locksmith, when you are locked out',
    'All of it together up to £1,500 in the period of cover, with no excess',
  ],
  notInsured: [
    'Keys of any other vehicle, and keys that are not yours',
    'Keys that wear out, or whose battery runs flat',
    'Keys left in or on a vehicle that nobody watches',
    'What you pay without asking us first',
  ],
  restrictions: [
    'A lost key is covered once it has been gone for 48 hours, unless you are stranded.',
    'We send our own locksmith where there is one.',
  ],
  where: homeOnly,
  onAClaim:
    'Call us before you pay anybody. Report a theft to the police and keep the crime reference. A claim has no effect on your no claims bonus.',
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
    'Faults you knew of before you bought it',
    'Parts, fuel, tyres and the work of a garage',
    'A vehicle that is not taxed, roadworthy or tested',
    'A fault that comes back because nobody repaired it',
  ],
  restrictions: [
    `It is not for vehicles of ${BREAKDOWN_VEHICLE_AGE} years or over.`,
    'Six breakdowns in the period of cover.',
  ],
  onAClaim:
    'Call us and wait with the vehicle in a safe place. We do not pay for help that you arrange yourself. A breakdown has no effect on your no claims discount.',
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
  type: 'This is insurance for the cost of claiming, after an accident that was not your fault, for what your policy does not pay.',
  insured: [
    `Lawyers, experts and courts, up to ${pounds(legalExpensesPounds)} for any one accident`,
    'Claims for your excess, injury, loss of earnings and other losses against whoever was to blame',
    'You, the named drivers and your passengers',
  ],
  notInsured: [
    'Accidents that were your fault',
    'Costs before we agreed to them',
    'Fines, and the defence of a prosecution',
    'Disputes with us or with your insurer',
  ],
  restrictions: [
    'The claim must be more likely than not to succeed, throughout.',
    'Until a court is involved, we choose the lawyer.',
  ],
  where: [...homeOnly, 'The European Union, for accidents that happen there'],
  onAClaim:
    'Tell us within 180 days of the accident, before you appoint anybody, and take no offer without asking us.',
})

/** CON-38. */
const personalAccident: WriteExtra = () => ({
  name: 'Personal accident',
  type: 'This is insurance that pays a fixed sum after a grave accident in the vehicle on your policy.',
  insured: [
    '£2,500 when you or your partner die in an accident with the vehicle, or lose a limb or the sight of an eye by it',
  ],
  notInsured: [
    'Death or injury more than three months after the accident',
    'Suicide and harm done on purpose',
    'A driver over the limit for drink or drugs',
    'Somebody who wore no seat belt where the law asks for one',
  ],
  restrictions: ['One payment for each person and accident.'],
  where: ['Wherever your policy covers you'],
  onAClaim: 'Tell us as soon as you can, and send us the medical papers we ask for.',
})

const publicLiability: WriteExtra = ({ publicLiabilityPounds }) => {
  const { standard = 0, upgrade = 0 } = publicLiabilityPounds ?? {}
  return {
    name: 'Public liability',
    type: 'This raises the limit of the public liability cover of your policy.',
    insured: [
      `Injury to the public, or damage to their property, in the course of your taxi work: up to ${pounds(upgrade)} for any one event, in place of ${pounds(standard)}`,
    ],
    notInsured: [
      'Accidents with the vehicle, which your policy covers in another part',
      'Property you own or look after',
      'Injury to people you employ',
      'Liability that exists only because of an agreement you made',
    ],
    restrictions: ['You must hold the taxi licences that your authority asks for.'],
    where: homeOnly,
    onAClaim: 'Send us every letter at once and without answering. Do not admit blame or promise to pay.',
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

/**
 * What an extra is, covers, excludes and requires, beyond the sentence it is sold with. Used in its own information and in the
 * wording.
 */
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
    type: 'This is insurance that pays back the excess of a claim on your policy.',
    insured: [
      `The excess you bore on a claim that your policy settled, up to ${pounds(most)} in the period of cover`,
      'Claims for accident, fire, theft, flood and vandalism, whoever was to blame',
    ],
    notInsured: [
      'Excesses for glass',
      'A claim your policy does not pay, or that is less than its excess',
      'An excess that somebody else has paid back to you',
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
    type: 'This is insurance that keeps you working: a licensed taxi in place of yours after an accident.',
    insured: [
      `A replacement that your authority licenses, for up to ${taxiHireDays?.[which] ?? 0} days`,
      'Its delivery, collection and insurance',
    ],
    notInsured: [
      'Accidents that were your fault',
      'Breakdowns, and repairs that no accident made necessary',
      'Fuel, fines, tolls and charges',
      'Loss of earnings',
    ],
    restrictions: [
      'Your own taxi must be off the road because of the accident.',
      'Whoever drives must be a named driver with a valid badge.',
    ],
    where: homeOnly,
    onAClaim: 'Call us before you hire anything. We arrange the replacement.',
  })
}
