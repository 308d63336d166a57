import { Artwork } from '../brands/Artwork'
import type { BrandPack } from '../brands/brand-pack'
import { Icon } from '../ui/Icon'
import { type Benefit, benefits as everyPageBenefits } from './benefits'
import { ReviewWidget } from './ReviewWidget'
import { type Review, sampleReviews } from './reviews'

export type SidePanelProps = {
  pack: BrandPack
  /** Restart journeys use the small one: benefits and seal, no picture and no reviews (JRN-18). */
  size?: 'full' | 'small'
  /** A journey may word them its own way (D-020). */
  benefits?: readonly Benefit[]
  reviews?: readonly Review[]
}

/** Why this firm can be trusted with forty answers: what it gives, who watches it, how the answers travel (JRN-14). */
export function SidePanel({
  pack,
  size = 'full',
  benefits = everyPageBenefits,
  reviews = sampleReviews,
}: SidePanelProps) {
  const { firm, copy } = pack
  const full = size === 'full'
  return (
    <aside className={`side-panel side-panel--${size}`} aria-label={`About ${firm.name}`}>
      {full && <Artwork brand={firm.code} />}
      <h2 className="side-panel__title">{copy.panelTitle}</h2>
      <ul className="benefits">
        {benefits.map(({ text, icon }) => (
          <li key={text} className="benefit">
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      <ul className="badges">
        <li className="badge">
          <Icon name="badge" />
          Authorised and regulated
        </li>
        <li className="badge">
          <Icon name="document" />
          Documents by email
        </li>
      </ul>
      <p className="seal">
        <Icon name="lock" />
        <span>
          <strong>Secure connection</strong>
          <br />
          Your answers are encrypted on their way to us.
        </span>
      </p>
      {full && <ReviewWidget reviews={reviews} />}
    </aside>
  )
}
