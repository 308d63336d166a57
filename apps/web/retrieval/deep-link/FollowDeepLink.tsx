import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { asUnlocked, deepLinkFrom, deepLinkIn, holdDeepLink, useDeepLink } from '../../resume/links/deep-link'
import { Navigate, useLocation, useNavigate } from '../../router'

const OpenQuotePage = lazy(async () => ({ default: (await import('./OpenQuotePage')).OpenQuotePage }))
const LandingPage = lazy(async () => ({ default: (await import('./DeepLinkPage')).DeepLinkPage }))

/**
 * Wraps every page that a deep link may lead to (AGG-01, D-228): loads the quote first, then shows its page. The link that opened
 * the site was removed from the URL before the first render; a link followed inside the site is read here.
 */
export function FollowDeepLink({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const { parameters, link, leadsTo } = useDeepLink()
  const arriving = deepLinkIn(search)

  // Before the page is painted, so that no URL with a token is ever visible (T5).
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is taken once, when it comes
  useLayoutEffect(() => {
    if (!arriving) return
    holdDeepLink(arriving.parameters)
    useDeepLink.setState({
      parameters: undefined,
      link: asUnlocked(deepLinkFrom(arriving.parameters), state),
    })
    navigate({ pathname, search: arriving.rest, hash }, { replace: true })
  }, [search])
  // For the link that opened the site, which was read before this page was loaded.
  useLayoutEffect(() => {
    if (parameters) useDeepLink.setState({ parameters: undefined, link: deepLinkFrom(parameters) })
  }, [parameters])
  useEffect(() => {
    if (leadsTo?.to === pathname) useDeepLink.setState({ leadsTo: undefined })
  }, [leadsTo, pathname])
  useEffect(() => () => useDeepLink.setState({ leadsTo: undefined }), [])

  if (leadsTo && leadsTo.to !== pathname) return <Navigate {...leadsTo} replace />
  if (!arriving && !parameters && !link) return children
  return (
    <Suspense fallback={null}>
      {link?.kind === 'emailed-link' && !link.isUnlocked ? (
        <OpenQuotePage key={link.token} link={link} />
      ) : (
        <LandingPage link={link} />
      )}
    </Suspense>
  )
}
