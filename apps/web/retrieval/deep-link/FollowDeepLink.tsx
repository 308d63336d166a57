import { type ReactNode, Suspense, useDeferredValue, useEffect, useLayoutEffect } from 'react'
import { PageWaiting } from '../../frame/PageWaiting.tsx'
import { deepLinkIn, holdDeepLink, useDeepLink } from '../../resume/links/deep-link.ts'
import { asUnlocked, deepLinkFrom } from '../../resume/links/read-deep-link.ts'
import { Navigate, useLocation, useNavigate } from '../../router.tsx'
import { fetched } from '../../ui/fetched.tsx'

const OpenQuotePage = fetched(async () => (await import('./OpenQuotePage.tsx')).OpenQuotePage)
const LandingPage = fetched(async () => (await import('./DeepLinkPage.tsx')).DeepLinkPage)

/** Called before the first render: fetches the page that the link of this visit is shown on, if it has one. */
export async function fetchDeepLinkPage(): Promise<boolean> {
  const { parameters } = useDeepLink.getState()
  if (!parameters) return false
  await (deepLinkFrom(parameters)?.kind === 'emailed-link' ? OpenQuotePage.fetch() : LandingPage.fetch())
  return true
}

/**
 * Wraps every page that a deep link may lead to (AGG-01, D-228): loads the quote first, then shows its page. The link that opened
 * the site was removed from the URL before the first render; a link followed inside the site is read here.
 */
export function FollowDeepLink({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const { parameters, link, leadsTo } = useDeepLink()
  const arriving = deepLinkIn(search)
  // The page of the quote is long: rendered in one go it would block a slow phone.
  const shown = useDeferredValue(link)

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
  if (!arriving && !parameters && !link && !shown) return children
  const visible = link ?? (parameters && deepLinkFrom(parameters)) ?? shown
  return (
    <Suspense fallback={<PageWaiting />}>
      {visible?.kind === 'emailed-link' && !visible.isUnlocked ? (
        <OpenQuotePage key={visible.token} link={visible} />
      ) : (
        <LandingPage link={link} />
      )}
    </Suspense>
  )
}
