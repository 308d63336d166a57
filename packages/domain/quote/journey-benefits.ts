import { type CoverLevelCode, coverLevels } from '../lists/cover.ts'
import type { Terms } from '../terms/terms.ts'
import { type BenefitCode, coverBenefits } from './cover-benefits.ts'
import { sellsExtras } from './terms-sold.ts'
import type { Term } from './underwritten-option.ts'

export type JourneyBenefitCode =
  | 'call-centres'
  | 'claims-helpline'
  | 'courtesy-car'
  | 'europe'
  | 'legal'
  | 'points'

export type JourneyBenefit = {
  code: JourneyBenefitCode
  text: string
  /** The condition under which a policy has it. */
  note?: string
}

/** The policy described. Its level is unknown until chosen. */
export type PolicyMeant = { term: Term; level: CoverLevelCode | undefined }

/**
 * The six benefits of JRN-15 in the specification's words, as far as this policy has them. What its cover lacks is left out; what
 * only some levels of cover include, or what is sold as an extra, has a note (D-257, ICOBS 2.2.2R).
 */
export function journeyBenefits(
  terms: Pick<Terms, 'vehicle' | 'cover'>,
  { term, level }: PolicyMeant,
): readonly JourneyBenefit[] {
  const levels = level === undefined ? coverLevels.map(({ code }) => code) : [level]
  const covered = (code: BenefitCode, benefit: JourneyBenefit): readonly JourneyBenefit[] => {
    const having = levels.filter((each) => gives(terms, each, code))
    if (having.length === levels.length) return [benefit]
    return having.length === 0 ? [] : [{ ...benefit, note: withLevels(having) }]
  }
  return [
    { code: 'call-centres', text: 'UK call centres' },
    { code: 'claims-helpline', text: '24/7 claims helpline' },
    ...covered('courtesy-car', { code: 'courtesy-car', text: 'Courtesy car or van for over 21s' }),
    ...covered('europe', { code: 'europe', text: 'European third party cover' }),
    ...(sellsExtras(term)
      ? [{ code: 'legal', text: 'Legal expenses', note: 'optional extra' } as const]
      : []),
    { code: 'points', text: 'Cover with points on licence' },
  ]
}

/** Derived from the cover itself, without extras. */
function gives(terms: Pick<Terms, 'vehicle' | 'cover'>, level: CoverLevelCode, code: BenefitCode): boolean {
  return coverBenefits(terms, { level, excesses: [], addOns: [] }).some((benefit) => benefit.code === code)
}

function withLevels(having: readonly CoverLevelCode[]): string {
  const names = coverLevels.filter(({ code }) => having.includes(code)).map(({ desc }) => desc.toLowerCase())
  return `with ${names.join(' or ')} cover`
}
