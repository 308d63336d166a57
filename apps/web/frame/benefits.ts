import {
  type JourneyBenefitCode,
  journeyBenefits,
  type PolicyMeant,
} from '@milepost/domain/quote/journey-benefits'
import type { Terms } from '@milepost/domain/terms/terms'
import type { IconName } from '../ui/icon-paths'

/** The policy that the benefits beside a page are those of. */
export type BenefitsOf = PolicyMeant & { terms: Pick<Terms, 'line' | 'cover'> }

export type Benefit = { text: string; note?: string | undefined; icon: IconName }

const icons: Readonly<Record<JourneyBenefitCode, IconName>> = {
  'call-centres': 'headset',
  'claims-helpline': 'clock',
  'courtesy-car': 'car',
  europe: 'globe',
  legal: 'scales',
  points: 'licence',
}

/** What stands beside the form, read from the cover of the journey (JRN-15, D-257). */
export function benefitsOf({ terms, ...policy }: BenefitsOf): readonly Benefit[] {
  return journeyBenefits(terms, policy).map(({ code, text, note }) => ({ text, note, icon: icons[code] }))
}
