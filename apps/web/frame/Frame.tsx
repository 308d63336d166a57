import type { ComparisonSite } from '@milepost/domain/brands/comparison-sites'
import { type ReactNode, Suspense } from 'react'
import type { BrandPack } from '../brands/brand-pack'
import { optional } from '../ui/optional'
import { ToastRegion } from '../ui/ToastRegion'
import { AssociationBanner } from './AssociationBanner'
import type { BenefitsOf } from './benefits'
import { Footer } from './Footer'
import { Header } from './Header'
import type { LoadReviews } from './ReviewWidget'
import { SkipLink } from './SkipLink'

export type FrameProps = {
  pack: BrandPack
  onLogo: () => void
  /** The comparison site that sent this visitor, if one did. */
  site?: ComparisonSite | undefined
  /** Stands above the page on wizard steps. */
  progress?: ReactNode
  sidePanel?: 'full' | 'small' | 'none'
  /** Whose benefits stand beside the page; none on pages that sell nothing (D-257). */
  benefits?: BenefitsOf | undefined
  reviews?: LoadReviews | undefined
  /** Results pages have something pinned at the bottom (JRN-17). */
  footerExtraPadding?: boolean
  children: ReactNode
}

// Nothing in it is pressed or moved by its arrival: it stands beside the page, or under it.
const SidePanel = optional(async () => (await import('./SidePanel')).SidePanel)

/** Every page stands in this: header, the page itself, side panel, footer (JRN-13). */
export function Frame({
  pack,
  onLogo,
  site,
  progress,
  sidePanel = 'full',
  benefits,
  reviews,
  footerExtraPadding = false,
  children,
}: FrameProps) {
  return (
    <div className="frame">
      <SkipLink />
      <Header pack={pack} onLogo={onLogo} />
      <AssociationBanner site={site} />
      <div className="frame__page">
        {progress}
        <main id="main" tabIndex={-1} className="frame__main">
          {children}
        </main>
        {sidePanel !== 'none' && (
          <Suspense fallback={null}>
            <SidePanel pack={pack} size={sidePanel} benefits={benefits} reviews={reviews} />
          </Suspense>
        )}
      </div>
      <Footer firm={pack.firm} extraPadding={footerExtraPadding} />
      <ToastRegion />
    </div>
  )
}
