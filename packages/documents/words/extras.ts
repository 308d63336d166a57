import type { AddOnCode } from '@milepost/domain/outcome/add-on'
import type { CoverTerms } from '@milepost/domain/terms/terms'
import { limits, pounds } from './limits'

/** What an extra does and does not do, beyond its name (CON-35, CON-36, CON-38, CON-39, CON-40, D-150). */
export function extraInWords(code: AddOnCode, cover: CoverTerms): string {
  return words[code](cover)
}

const breakdown = 'It is not for vehicles of 15 years or over, or for faults known before you bought it.'

const words: Record<AddOnCode, (cover: CoverTerms) => string> = {
  KEYCARE: () =>
    `Lost or stolen keys: locksmith, new locks and keys, up to ${limits.keyCare}. There is no excess, and a claim has no effect on your no claims bonus.`,
  PC_BREAKDOWN_NATIONAL: () => `Roadside help, recovery and home call in the United Kingdom. ${breakdown}`,
  PC_BREAKDOWN_EU_UK: () =>
    `Roadside help, recovery, home call and onward travel, in the United Kingdom and in Europe. ${breakdown}`,
  EXCESS_REIMBURSEMENT_250: () => reimbursement(250),
  EXCESS_REIMBURSEMENT_500: () => reimbursement(500),
  EXCESS_REIMBURSEMENT_750: () => reimbursement(750),
  EXCESS_REIMBURSEMENT_1000: () => reimbursement(1_000),
  LEGAL_EXPENSES: ({ legalExpensesPounds }) =>
    `The cost of claiming back, after an accident you were not to blame for, what this policy does not pay: up to ${pounds(legalExpensesPounds)}. The claim must be more likely than not to succeed.`,
  PERSONAL_ACCIDENT: () =>
    `${limits.personalAccident} when you die or are gravely injured in the vehicle, if it happens within three months of the accident.`,
  GUARANTEED_TAXI_HIRE_14: ({ taxiHireDays }) => taxiHire(taxiHireDays?.standard),
  GUARANTEED_TAXI_HIRE_21: ({ taxiHireDays }) => taxiHire(taxiHireDays?.upgrade),
  PUBLIC_LIABILITY_10M: ({ publicLiabilityPounds }) =>
    `Your public liability cover is raised to ${pounds(publicLiabilityPounds?.upgrade ?? 0)}.`,
}

function reimbursement(most: number): string {
  return `Pays back the excess you bore on a claim under this policy, up to ${pounds(most)} in the period of cover. Glass is not included.`
}

function taxiHire(days = 0): string {
  return `A licensed taxi to work in after an accident you were not to blame for, for up to ${days} days.`
}
