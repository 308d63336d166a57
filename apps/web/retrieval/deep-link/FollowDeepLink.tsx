import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { asUnlocked, deepLinkFrom, deepLinkIn, holdDeepLink, useDeepLink } from '../../resume/links/deep-link'
import { Navigate, useLocation, useNavigate } from '../../router'

const OpenQuotePage = lazy(async () => ({ default: (await import('./OpenQuotePage')).OpenQuotePage }))
const LandingPage = lazy(async () => ({ default: (await import('./DeepLinkPage')).DeepLinkPage }))

/**
 * Around every page a link to a quote may lead to (AGG-01, D-228): the quote is loaded first, then its page is shown. The link that
 * opened the site has been taken out of the address before anything was drawn; one followed inside it is taken here.
 */
export function FollowDeepLink({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const { parameters, link, leadsTo } = useDeepLink()
  const arriving = deepLinkIn(search)

  // Before the page is painted, so that no address with a token is ever seen (T5).
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
  // Of the link that opened the site, which was taken before this page was fetched.
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
