import { useEffect, useState } from 'react'
import { brand } from '../../brands/brand'
import { PageHeading, usePageTitle } from '../../frame/PageHeading'
import pricedPageStyles from '../../offer/priced-page.module.css'
import { paths } from '../../paths'
import { type DeepLink, useDeepLink } from '../../resume/links/deep-link'
import { useLocation } from '../../router'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { Skeleton, Spinner } from '../../ui/Waiting'
import styles from './DeepLinkPage.module.css'
import { loadDeepLink } from './load-deep-link'

const TITLE = 'Updating Quote...'

/** Shown while the quote of a link is loading (AGG-03): a skeleton of the page to come. */
export function DeepLinkPage({ link }: { link: DeepLink | undefined }) {
  const { pathname } = useLocation()
  usePageTitle(TITLE, brand.firm.name)
  // Live regions announce changes only, not their initial content.
  const [isAnnounced, setAnnounced] = useState(false)
  useEffect(() => setAnnounced(true), [])
  useEffect(() => {
    if (link === undefined) return
    const leaving = new AbortController()
    void loadDeepLink(link, pathname, leaving.signal).then((landed) => {
      if (landed === undefined) return
      const { dead, ...leadsTo } = landed
      // The result replaces this page in the history: Back leads to where the customer came from.
      useDeepLink.setState({
        link: undefined,
        aggLoading: false,
        leadsTo,
        dead,
        failed: landed.to === paths.error ? link : undefined,
      })
    })
    return () => leaving.abort()
  }, [link, pathname])
  return (
    // The layout of results, so that nothing moves when they load.
    <div className={`${pricedPageStyles.page} ${styles.waiting}`} aria-busy="true">
      <PageHeading lead="We're getting your price. This usually takes a second or two.">
        <span className={styles.title}>
          <Spinner />
          {TITLE}
        </span>
      </PageHeading>
      <VisuallyHidden role="status">{isAnnounced ? TITLE : ''}</VisuallyHidden>
      <div className={styles.outline} aria-hidden="true">
        <div className={styles.card}>
          <Skeleton height={5} width="2/3" />
        </div>
        <div className={styles.prices}>
          <PriceOutline />
          <PriceOutline />
        </div>
        <Skeleton height={5} width="1/2" />
        <Skeleton height={5} width="3/4" />
      </div>
    </div>
  )
}

function PriceOutline() {
  return (
    <div className={styles.card}>
      <Skeleton height={5} width="1/2" />
      <Skeleton height={9} width="3/4" />
      <Skeleton height={5} />
      <Skeleton height={5} width="2/3" />
    </div>
  )
}
