/**
 * How a visitor from a comparison site heard about us, and what follows from it (DAT-06; the misspelling is the field's name).
 * The chain that asks them is a table of its own (D-146).
 */
export type AdditionalQuestions = {
  howDidYouHearAboutUs?: string
  namedDriverOnAcornPolicy?: boolean
  namedDriverOnAcornPolicyFor?: string
  experienceDrivingCompnayCar?: string
  claimFreeFor?: string
  isLookingToInsureSecondCar?: boolean
  currentPolicyType?: string
  numberOfConsecutiveMonthsCoverWithAcornOrMotorcade?: number
  fullYearsOfNoClaimsBonus?: string
  policyCancelledWithAcornReason?: string
  typeOfPolicyAtTheTime?: string
  monthsHeldThePolicyFor?: number
  daysHeldThePolicyFor?: number
}
