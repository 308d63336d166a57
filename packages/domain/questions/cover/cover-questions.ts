import type { AnyQuoteQuestion } from '../question'
import { effectiveFrom } from './effective-from'
import { hasAgreedDisclaimer } from './has-agreed-disclaimer'
import { levelOfCover } from './level-of-cover'
import { protectNoClaimsDiscount } from './protect-no-claims-discount'
import { typeOfPolicyNCDEarned } from './type-of-policy-ncd-earned'
import { voluntaryExcess } from './voluntary-excess'
import { yearsOfNoClaimsDiscount } from './years-of-no-claims-discount'

/** What is asked about the cover, in order (D-030). */
export const coverQuestions: readonly AnyQuoteQuestion[] = [
  levelOfCover,
  effectiveFrom,
  voluntaryExcess,
  yearsOfNoClaimsDiscount,
  protectNoClaimsDiscount,
  typeOfPolicyNCDEarned,
  hasAgreedDisclaimer,
]
