import type { Brand } from '@milepost/brands/brand'
import {
  type JourneyBenefitCode,
  journeyBenefits,
  type PolicyMeant,
} from '@milepost/domain/quote/journey-benefits'
import type { Terms } from '@milepost/domain/terms/terms'
import { Artwork } from '../brands/Artwork.tsx'
import { voiceOf } from '../brands/voice.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { type LoadReviews, ReviewWidget } from './ReviewWidget.tsx'
import styles from './SidePanel.module.css'

export type SidePanelProps = {
  brand: Brand
  /** Restart journeys use the small one: benefits and seal, no picture and no reviews (JRN-18). */
  size?: 'full' | 'small'
  /** Not on the first screen, which has a large one, nor on pages that no longer sell anything. */
  hasPicture?: boolean
  /** None on pages that no longer sell anything: payment, thank-you, endings (D-257). */
  benefits?: BenefitsOf | undefined
  /** The answers so far are saved: the panel says that they can be continued later. */
  isSaved?: boolean
  /** Where reviews come from; without a provider there are none (D-256). */
  reviews?: LoadReviews | undefined
}

/** Why this firm can be trusted: its benefits, its regulator, and the encryption of answers (JRN-14). */
export function SidePanel({
  brand,
  size = 'full',
  hasPicture = true,
  benefits,
  isSaved = false,
  reviews,
}: SidePanelProps) {
  const { firm } = brand
  const full = size === 'full'
  return (
    <aside
      className={classNames(styles.panel, size === 'small' && styles.small)}
      data-size={size}
      aria-label={`About ${firm.name}`}
    >
      {full && hasPicture && <Artwork brand={firm.code} />}
      {benefits && (
        <>
          <h2 className={styles.title}>{voiceOf(firm.code).panelTitle}</h2>
          <ul className={styles.benefits}>
            {benefitsOf(benefits).map(({ text, note, icon }) => (
              <li key={text} className={styles.benefit} data-part="benefit">
                <Icon name={icon} />
                <span>
                  {text}
                  {note && <span className={styles.note}>, {note}</span>}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className={styles.badges}>
        <li className={styles.badge}>
          <Icon name="badge" />
          Authorised and regulated
        </li>
        <li className={styles.badge}>
          <Icon name="document" />
          Documents by email
        </li>
      </ul>
      {isSaved && (
        <p className={styles.badge} data-part="saved">
          <Icon name="clock" />
          {voiceOf(firm.code).save}
        </p>
      )}
      <p className={styles.seal}>
        <Icon name="lock" />
        <span>
          <strong>Secure connection</strong>
          <br />
          Your details are encrypted and kept secure.
        </span>
      </p>
      {full && reviews && <ReviewWidget load={reviews} />}
    </aside>
  )
}

/** The policy whose benefits are shown. */
type BenefitsOf = PolicyMeant & { terms: Pick<Terms, 'vehicle' | 'cover'> }

export type Benefit = { text: string; note?: string | undefined; icon: IconName }

const icons: Readonly<Record<JourneyBenefitCode, IconName>> = {
  'call-centres': 'headset',
  'claims-helpline': 'clock',
  'courtesy-car': 'car',
  europe: 'globe',
  legal: 'scales',
  points: 'licence',
}

/** The benefits next to the form, from the journey's cover (JRN-15, D-257). */
function benefitsOf({ terms, ...policy }: BenefitsOf): readonly Benefit[] {
  return journeyBenefits(terms, policy).map(({ code, text, note }) => ({ text, note, icon: icons[code] }))
}
