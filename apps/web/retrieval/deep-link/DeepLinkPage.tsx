import { useEffect, useState } from 'react'
import { brand } from '../../brands/brand.ts'
import { usePageTitle } from '../../frame/PageHeading.tsx'
import { QUOTE_WAITING, QuoteWaiting } from '../../frame/QuoteWaiting.tsx'
import { paths } from '../../paths.ts'
import { type DeepLink, useDeepLink } from '../../resume/links/deep-link.ts'
import { useLocation } from '../../router.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { loadDeepLink } from './load-deep-link.ts'

/** Shown while the quote of a link is loading (AGG-03). */
export function DeepLinkPage({ link }: { link: DeepLink | undefined }) {
  const { pathname } = useLocation()
  usePageTitle(QUOTE_WAITING, brand.firm.name)
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
    <>
      <QuoteWaiting />
      <VisuallyHidden role="status">{isAnnounced ? QUOTE_WAITING : ''}</VisuallyHidden>
    </>
  )
}
