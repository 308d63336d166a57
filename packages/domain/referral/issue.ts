import { type Reason, type ReasonCode, reasons } from '../quote/underwriting-reasons.ts'
import { formatPounds, pence } from '../values/pence.ts'

/** The reasons that refer a quote; the others decline it, and no underwriter is asked. */
export type IssueCode = {
  [Code in ReasonCode]: (typeof reasons)[Code]['verdict'] extends 'refer' ? Code : never
}[ReasonCode]

type Unit = 'pence' | 'claims' | 'points' | 'years'

/**
 * What an issue is about and what its value counts. An approval about a driver is valid for that person only, one about the
 * vehicle for that vehicle. Without a unit there is no value to exceed: the fact applies or not.
 */
type Measure = { about: 'driver' | 'vehicle' | 'quote' } & (
  | { unit: Unit; worse: 'higher' | 'lower' }
  | { unit?: never; worse?: never }
)

/** One row for each reason that refers (D-140). */
export const measures: Readonly<Record<IssueCode, Measure>> = {
  'criminal-conviction': { about: 'driver' },
  'refused-cover': { about: 'driver' },
  'vehicle-value': { about: 'vehicle', unit: 'pence', worse: 'higher' },
  'low-vehicle-value': { about: 'vehicle', unit: 'pence', worse: 'lower' },
  'many-claims': { about: 'quote', unit: 'claims', worse: 'higher' },
  'large-fault-claim': { about: 'driver', unit: 'pence', worse: 'higher' },
  'many-points': { about: 'driver', unit: 'points', worse: 'higher' },
  'under-driving-age': { about: 'driver', unit: 'years', worse: 'lower' },
  'outside-uk': { about: 'vehicle' },
  'q-plate': { about: 'vehicle' },
  'vehicle-not-identified': { about: 'vehicle' },
  'modifications-value': { about: 'vehicle', unit: 'pence', worse: 'higher' },
  'racing-modification': { about: 'vehicle' },
  'dangerous-goods': { about: 'quote' },
  'hazardous-site': { about: 'quote' },
  'young-hire-driver': { about: 'driver', unit: 'years', worse: 'lower' },
}

/** One underwriting reason of a referral, with the value that raised it; undefined where nothing is counted. */
export type Issue = { code: IssueCode; driver: Reason['driver']; value: number | undefined }

export const issueCodes = Object.keys(measures) as readonly IssueCode[]

export function isIssueCode(code: string): code is IssueCode {
  return Object.hasOwn(measures, code)
}

export function isSameIssue(one: Pick<Issue, 'code' | 'driver'>, other: Pick<Issue, 'code' | 'driver'>) {
  return one.code === other.code && one.driver === other.driver
}

/** Whether a value is further from what we quote online than another; a fact without a value is as bad as itself. */
export function isWorse(code: IssueCode, value: number | undefined, than: number | undefined): boolean {
  const { worse } = measures[code]
  if (worse === undefined) return false
  if (value === undefined || than === undefined) return true
  return worse === 'higher' ? value > than : value < than
}

/** "£120,000", "10 points"; undefined for a fact. */
export function valueInWords({ code, value }: Pick<Issue, 'code' | 'value'>): string | undefined {
  const { unit } = measures[code]
  if (unit === undefined || value === undefined) return undefined
  if (unit === 'pence') return formatPounds(pence(value))
  return `${value} ${value === 1 ? unit.slice(0, -1) : unit}`
}

/** For staff: "The vehicle is worth more than we quote for online: £120,000", with the driver it is about. */
export function issueInWords(issue: Issue): string {
  const value = valueInWords(issue)
  const whom =
    issue.driver === 'none' ? '' : ` (${issue.driver === 0 ? 'proposer' : `driver ${issue.driver + 1}`})`
  return `${reasons[issue.code].words}${whom}${value === undefined ? '' : `: ${value}`}`
}
