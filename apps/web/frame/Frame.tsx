import type { Brand } from '@milepost/brands/brand'
import type { ComparisonSite } from '@milepost/domain/brands/comparison-sites'
import { type ReactNode, Suspense } from 'react'
import { ToastRegion } from '../ui/ToastRegion'
import { Footer } from './Footer'
import styles from './Frame.module.css'
import { Header } from './Header'

export type FrameProps = {
  brand: Brand
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
  brand,
  onLogo,
  site,
  progress,
  sidePanel,
  footerExtraPadding = false,
  children,
}: FrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Header brand={brand} onLogo={onLogo} />
      <AssociationBanner site={site} />
      <div className={styles.page}>
        {progress}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {sidePanel && <Suspense fallback={null}>{sidePanel}</Suspense>}
      </div>
      <Footer firm={brand.firm} extraPadding={footerExtraPadding} />
      <ToastRegion />
    </div>
  )
}

/** The page alone, where nothing is known yet that a frame would show. */
export function BarePage({ children }: { children: ReactNode }) {
  return <main className={styles.main}>{children}</main>
}

/** Seen by visitors a comparison site sent us, on every page (JRN-19, D-013). The site's name is set as text: no licence, no logo. */
function AssociationBanner({ site }: { site: ComparisonSite | undefined }) {
  if (!site) return null
  return (
    <section className={styles.association} aria-label="Comparison site">
      <p className={styles.line}>
        In Association with <strong className={styles.name}>{site.name}</strong>
      </p>
    </section>
  )
}

/** First in the tab order; seen only when it has the focus. */
function SkipLink() {
  return (
    <a className={styles.skipLink} href="#main">
      Skip to main content
    </a>
  )
}
