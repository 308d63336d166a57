import type { ComparisonSite } from '@milepost/domain/brands/comparison-sites'
import { type ReactNode, Suspense } from 'react'
import type { BrandPack } from '../brands/brand-pack'
import { ToastRegion } from '../ui/ToastRegion'
import { AssociationBanner } from './AssociationBanner'
import { Footer } from './Footer'
import { Header } from './Header'
import { SkipLink } from './SkipLink'

export type FrameProps = {
  pack: BrandPack
  onLogo: () => void
  /** The comparison site that sent this visitor, if one did. */
  site?: ComparisonSite | undefined
  /** Stands above the page on wizard steps. */
  progress?: ReactNode
  /** May be fetched later: the page does not wait for it. None while there is no page yet. */
  sidePanel?: ReactNode
  /** Results pages have something pinned at the bottom (JRN-17). */
  footerExtraPadding?: boolean
  children: ReactNode
}

/** Every page stands in this: header, the page itself, side panel, footer (JRN-13). */
export function Frame({
  pack,
  onLogo,
  site,
  progress,
  sidePanel,
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
        {sidePanel && <Suspense fallback={null}>{sidePanel}</Suspense>}
      </div>
      <Footer firm={pack.firm} extraPadding={footerExtraPadding} />
      <ToastRegion />
    </div>
  )
}
