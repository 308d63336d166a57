import type { AddOn } from '@milepost/domain/quote/add-ons'
import { formatPence } from '@milepost/domain/values/pence'
import { termsOfExtra } from '../extras/terms-of-extra'
import type { Paper } from '../pdf/blocks'
import { selectedAddOns } from '../words/cover-given'
import { introduction, productInformation } from '../words/ipid-panels'
import { limits } from '../words/limits'
import { paperOf } from '../words/paper-of'
import { moment } from '../words/time-in-words'
import type { PolicyFacts } from './policy-facts'
import { issued } from './policy-paper'

/** The extras that were paid for. One that comes with the cover is described with it. */
export function boughtExtras(facts: PolicyFacts): readonly AddOn[] {
  return selectedAddOns(facts).filter(({ annualCost }) => annualCost > 0)
}

/** The product information document of one extra (ICOBS 6 Annex 3: each product that is sold has its own). */
export function extraInformation(facts: PolicyFacts, { code, annualCost }: AddOn): Paper {
  const { terms, firm, period } = facts
  const { onAClaim, name, ...told } = termsOfExtra(code, terms.cover)
  const blocks = productInformation({
    intro: introduction(terms.insurer, 'are in the part of your policy wording called optional extras'),
    ...told,
    obligations: {
      atTheStart: 'Take reasonable care to answer every question fully and correctly.',
      duringCover: 'Keep your policy in force, and tell us before anything you told us changes.',
      onAClaim,
    },
    paying: `It costs ${formatPence(annualCost)} for the period of cover, insurance premium tax included. It is paid as part of the price of your policy.`,
    lasting: `It lasts as long as your policy: from ${moment(period.from)} to ${moment(period.to)}. It ends if your policy does.`,
    cancelling: `You can cancel it at any time, with your policy or without: call ${firm.phone.display} or write to ${firm.email}. In the first ${limits.coolingOffDays} days we refund what it cost less a charge for the days you were covered, and after that the cost of the days that are left. If you have claimed on it nothing is refunded.`,
  })
  const about = [
    { label: 'Company', value: terms.insurer },
    { label: 'Product', value: name },
    { label: 'Sold by', value: firm.name },
    { label: 'Policy number', value: facts.policyNumber },
  ]
  const paper = paperOf(facts, 'Insurance Product Information Document', blocks)
  return { ...issued(paper, facts, about), shortTitle: `Product information: ${name}` }
}
