import type { Option } from '../../offer/offer'
import { SubscriptionBenefits } from '../../offer/SubscriptionBenefits'
import { CoverBenefits } from '../benefits/CoverBenefits'

/** What buying for thirty days gives, and what the cover itself gives (SUB-03). */
export function SubscriptionCover({ option }: { option: Option }) {
  return (
    <SubscriptionBenefits>
      <h3 className="subscription__subtitle">What your cover gives</h3>
      <CoverBenefits option={option} />
    </SubscriptionBenefits>
  )
}
