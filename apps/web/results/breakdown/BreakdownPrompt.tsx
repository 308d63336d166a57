import { addOnPriceInWords, categoryOf } from '@milepost/domain/quote/add-ons'
import { useEffect, useState } from 'react'
import { useIsWide } from '../../frame/is-wide.ts'
import { offeredAddOns } from '../../offer/add-ons.ts'
import type { Offer } from '../../offer/offer.ts'
import { useResults } from '../../state/results-state.ts'
import { Icon } from '../../ui/Icon.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './BreakdownPrompt.module.css'

/**
 * Asks about breakdown cover once, above the prices at the bottom of the page: after some scrolling, until a tier is chosen or the
 * customer dismisses it (AON-11, D-160).
 */
export function BreakdownPrompt({ offer: { option, method } }: { offer: Offer }) {
  const isDue = usePromptDue()
  const isDismissed = useResults((state) => state.isBreakdownDismissed === true)
  const tiers = offeredAddOns(option).filter(({ code }) => categoryOf(code) === 'breakdown')
  const [first, ...others] = tiers
  if (!first || !isDue || isDismissed || tiers.some(({ selected }) => selected)) return null
  const cheapest = others.reduce((least, tier) => (tier.annualCost < least.annualCost ? tier : least), first)
  const price = addOnPriceInWords(cheapest, method)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={styles.prompt} role="group" aria-label="Breakdown cover">
      <div className={styles.bar}>
        <p className={styles.words}>
          <strong>Breakdown cover</strong> {price && <span className={textStyles.figures}>from {price}</span>}
        </p>
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page, and opens what is collapsed there */}
        <a className={styles.link} href="#breakdown" onClick={openComparison}>
          See cover
        </a>
        <button
          type="button"
          className={styles.cross}
          aria-label="No thanks, hide breakdown cover"
          onClick={() => useResults.setState({ isBreakdownDismissed: true })}
        >
          <Icon name="cross" />
        </button>
      </div>
    </div>
  )
}

/** The link's target is collapsed until it is opened. */
function openComparison(): void {
  document.querySelector('#breakdown details')?.setAttribute('open', '')
}

/** Once due it stays, so that it does not come and go under a thumb (AON-11). */
function usePromptDue(): boolean {
  const isWide = useIsWide()
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (isDue) return
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      if (isPromptDue(window.scrollY, scrollHeight - clientHeight, isWide)) setDue(true)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [isDue, isWide])
  return isDue
}

/** How far down the page the customer must have scrolled, by screen width (AON-11). */
const SHARE = { wide: 0.18, narrow: 0.2 }

/** Whether the prompt is due: that share of the scrollable height has been scrolled. */
export function isPromptDue(scrolled: number, scrollable: number, isWide: boolean): boolean {
  return scrollable > 0 && scrolled / scrollable >= (isWide ? SHARE.wide : SHARE.narrow)
}
