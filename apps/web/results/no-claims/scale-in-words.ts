import type { NoClaimsStep } from '../../api/get-no-claims-scale'

/** Ten stands for ten or more (D-133). */
export function yearsLabel(years: number): string {
  return years === 10 ? '10+' : String(years)
}

/** The customer's own row as a sentence: what one claim would leave of their years, both ways. */
export function scaleInWords({ averageDiscountPercent, ...step }: NoClaimsStep): string {
  const [left = 0] = step.yearsAfterClaims
  const [leftProtected = 0] = step.yearsAfterClaimsProtected
  return `Customers with as many years as you get ${averageDiscountPercent}% off on average. After one claim you would have ${inYears(left)} without protection and ${inYears(leftProtected)} with it.`
}

function inYears(years: number): string {
  if (years === 0) return 'no years left'
  return years === 1 ? '1 year left' : `${years === 10 ? '10 or more' : years} years left`
}
