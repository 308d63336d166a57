import type { Brand } from '@milepost/brands/brand'
import type { Composition } from '@milepost/brands/composition'
import type { ComparisonSite } from '@milepost/domain/brands/comparison-sites'
import { type ReactNode, Suspense } from 'react'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import { Footer } from './Footer.tsx'
import styles from './Frame.module.css'
import { Header } from './Header.tsx'

export type FrameProps = {
  brand: Brand
  /** The name of the journey's product. */
  product: string
  onLogo: () => void
  /** The comparison site that sent this visitor, if any. While their quote is loading, its line is reserved. */
  site?: ComparisonSite | 'loading' | undefined
  /** Shown above the page on wizard steps. */
  progress?: ReactNode
  /** May be loaded later: the page does not wait for it. Undefined while there is no page yet. */
  sidePanel?: ReactNode
  /** Results pages have something pinned to the bottom (JRN-17). */
  footerExtraPadding?: boolean
  children: ReactNode
}

/** The layout of every page: header, the page itself, side panel, footer (JRN-13). */
export function Frame({
  brand,
  product,
  onLogo,
  site,
  progress,
  sidePanel,
  footerExtraPadding = false,
  children,
}: FrameProps) {
  return (
    <div className={styles.frame} {...compositionAttributes(brand.composition)}>
      <SkipLink />
      <Header brand={brand} product={product} onLogo={onLogo} />
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

/** The stylesheets of the frame and of the first screen read the brand's choices from here. */
function compositionAttributes({ opening, progress, panel, headings }: Composition) {
  return {
    'data-opening': opening,
    'data-progress': progress,
    'data-panel': panel,
    'data-headings': headings,
  }
}

/** The page without the frame, when nothing is known yet that a frame would show. */
export function BarePage({ children }: { children: ReactNode }) {
  return <main className={styles.main}>{children}</main>
}

/**
 * Shown on every page to visitors from a comparison site (JRN-19, D-013). The site's name is text: we have no licence for its logo.
 */
function AssociationBanner({ site }: Pick<FrameProps, 'site'>) {
  if (!site) return null
  if (site === 'loading') {
    return (
      <div className={styles.association} aria-hidden="true">
        <p className={styles.line}>
          <span className={styles.name}>&nbsp;</span>
        </p>
      </div>
    )
  }
  return (
    <section className={styles.association} aria-label="Comparison site">
      <p className={styles.line}>
        In Association with <strong className={styles.name}>{site.name}</strong>
      </p>
    </section>
  )
}

/** First in the tab order; visible only when focused. */
function SkipLink() {
  return (
    <a className={styles.skipLink} href="#main">
      Skip to main content
    </a>
  )
}
