import { type CoverBenefit, coverBenefits } from '@milepost/domain/quote/cover-benefits'
import type { Terms } from '@milepost/domain/terms/terms'
import { fromPounds } from '@milepost/domain/values/pence'
import { journey } from '../brands/current.ts'
import benefitsStyles from '../offer/benefits.module.css'
import type { Option } from '../offer/offer.ts'
import { useQuote } from '../state/quote-state.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import styles from './Benefits.module.css'

/** What the cover includes, with its limits (CON-33 to CON-41). */
export function CoverBenefits({ option }: { option: Option }) {
  return (
    <ul className={benefitsStyles.benefits} data-part="benefits-list">
      {useBenefits(option).map(({ code, name, words }) => (
        <li key={code} className={benefitsStyles.item}>
          <Icon name={benefitIcons[code]} />
          <span>
            <strong>{name}</strong> <span className={benefitsStyles.words}>{words}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What the price includes, in short and above it (RES-03). */
export function BenefitStrip({ option }: { option: Option }) {
  const benefits = useBenefits(option)
  if (benefits.length === 0) return null
  return (
    <ul className={styles.benefitStrip} aria-label="Included in your cover">
      {benefits.map(({ code, name }) => (
        <li key={code} className={styles.item}>
          <Icon name="check" />
          {name}
        </li>
      ))}
    </ul>
  )
}

/** The benefits of this offer. A quote without a level of cover has none. */
function useBenefits(option: Option): readonly CoverBenefit[] {
  const level = useQuote((state) => state.answers.coverDetails.levelOfCover)
  return level === undefined ? [] : benefitsOf(journey, level, option)
}

type Level = Parameters<typeof coverBenefits>[1]['level']

function benefitsOf(terms: Terms, level: Level, option: Option): readonly CoverBenefit[] {
  return coverBenefits(terms, {
    level,
    excesses: option.underwrittenExcesses.map(({ excessCode, totalAmount }) => ({
      code: excessCode,
      amount: fromPounds(totalAmount.amount),
    })),
    addOns: option.underwrittenAddOns.map(({ addOnCode, selected }) => ({ code: addOnCode, selected })),
  })
}

const benefitIcons: Readonly<Record<CoverBenefit['code'], IconName>> = {
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
