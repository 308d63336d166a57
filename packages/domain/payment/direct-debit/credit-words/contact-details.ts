import type { CreditTold, Point } from '../credit-told'

/** How the lender is reached (DDM-09). */
export function contactDetails({ lender }: CreditTold): readonly Point[] {
  return [
    { name: 'Lender', words: lender.name },
    { name: 'Address', words: lender.address },
    { name: 'Phone', words: `${lender.phone.display}, ${lender.openingHours}` },
    { name: 'Email', words: lender.email },
    { name: 'Company number', words: lender.companyNumber },
    { name: 'Regulation', words: lender.regulation },
  ]
}
