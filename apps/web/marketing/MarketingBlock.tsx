import {
  defaultMarketingPreferences,
  isOptedOut,
  type MarketingPreferences,
  type OptOut,
  optOutsOffered,
  withOptOut,
} from '@milepost/domain/quote/marketing-preferences'
import { listInWords } from '@milepost/domain/values/list-in-words'
import { useState } from 'react'
import { brand } from '../brands/brand.ts'
import { journey } from '../brands/current.ts'
import { useQuote } from '../state/quote-state.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import styles from './MarketingBlock.module.css'

/**
 * Says what the contact details are also used for and lets the customer opt out by channel; ticking opts out (YOU-13, YOU-14,
 * D-100).
 */
export function MarketingBlock({ level = 2, isOpen = false }: { level?: 2 | 3; isOpen?: boolean }) {
  const Heading = `h${level}` as const
  const preferences = useMarketingPreferences()
  const offered = optOutsOffered(journey)
  // Open if the customer has opted out of something. Decided once: unticking a box must not collapse it.
  const [opensAtFirst] = useState(() => isOpen || offered.some(({ name }) => isOptedOut(preferences, name)))
  const channels = channelsInWords(offered, 'or')
  return (
    <section className={styles.marketing} aria-labelledby="marketing-heading">
      <Heading id="marketing-heading" className={styles.heading}>
        Staying in touch
      </Heading>
      <p>
        We&apos;d like to send you offers on similar insurance by {channels}. You can opt out here or at any
        time. How we use your details is in our{' '}
        <a href={brand.firm.privacyNoticeUrl} target="_blank" rel="noreferrer">
          {brand.firm.name} privacy notice (opens in a new tab)
        </a>
        .
      </p>
      <Disclosure summary="Opt out of marketing" open={opensAtFirst}>
        <fieldset className={styles.boxes}>
          <legend>Tick each way you don&apos;t want to hear from us.</legend>
          {offered.map(({ name, label }) => (
            <Checkbox
              key={name}
              name={`marketing-${name}`}
              label={label}
              checked={isOptedOut(preferences, name)}
              onChange={(event) =>
                saveMarketingPreferences(withOptOut(preferences, name, event.target.checked))
              }
            />
          ))}
        </fieldset>
      </Disclosure>
    </section>
  )
}

function channelsInWords(offered: readonly OptOut[], last: 'and' | 'or'): string {
  return listInWords(
    offered.map(({ label }) => (label === 'SMS' ? label : label.toLowerCase())),
    last,
  )
}

/** The choice in a line: "By SMS, email and phone". */
export function useMarketingWords(): string {
  const preferences = useMarketingPreferences()
  const wanted = optOutsOffered(journey).filter(({ name }) => !isOptedOut(preferences, name))
  return wanted.length === 0 ? 'None' : `By ${channelsInWords(wanted, 'and')}`
}

/** The channels for marketing, asked in the wizard and again at purchase: one answer (D-099). */
export function useMarketingPreferences(): MarketingPreferences {
  return useQuote((state) => state.marketingPreferences) ?? defaults
}

export function saveMarketingPreferences(marketingPreferences: MarketingPreferences): void {
  useQuote.setState({ marketingPreferences })
}

const defaults = defaultMarketingPreferences(journey)
