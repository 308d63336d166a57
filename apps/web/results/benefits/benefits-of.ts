import { type CoverBenefit, coverBenefits } from '@milepost/domain/quote/cover-benefits'
import type { Terms } from '@milepost/domain/terms/terms'
import { fromPounds } from '@milepost/domain/values/pence'
import type { Option } from '../../offer/offer'
import type { IconName } from '../../ui/icon-paths'

type Level = Parameters<typeof coverBenefits>[1]['level']

export function benefitsOf(terms: Terms, level: Level, option: Option): readonly CoverBenefit[] {
  return coverBenefits(terms, {
    level,
    excesses: option.underwrittenExcesses.map(({ excessCode, totalAmount }) => ({
      code: excessCode,
      amount: fromPounds(totalAmount.amount),
    })),
    addOns: option.underwrittenAddOns.map(({ addOnCode, selected }) => ({ code: addOnCode, selected })),
  })
}

export const benefitIcons: Readonly<Record<CoverBenefit['code'], IconName>> = {
  release: 'car',
  'third-party': 'badge',
  'own-damage': 'car',
  'fire-and-theft': 'lock',
  windscreen: 'windscreen',
  'courtesy-car': 'car',
  medical: 'plus',
  'public-liability': 'badge',
  'taxi-hire': 'clock',
  legal: 'scales',
  europe: 'globe',
}
