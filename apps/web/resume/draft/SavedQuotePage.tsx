import { useEffect, useEffectEvent, useState } from 'react'
import { brand } from '../../brands/brand.ts'
import { PageHeading, usePageTitle } from '../../frame/PageHeading.tsx'
import { PageMark } from '../../frame/PageMark.tsx'
import { paths } from '../../paths.ts'
import { Link, useNavigate } from '../../router.tsx'
import { hasProgress } from '../../state/quote-state.ts'
import { ButtonFace, buttonLook } from '../../ui/Button.tsx'
import linkPageStyles from '../link-page.module.css'
import { dropSavedQuoteToken, heldSavedQuoteLink, takeSavedQuoteToken } from '../links/address-tokens.ts'
import { DeadLinkPage } from '../links/DeadLinkPage.tsx'
import { OpenLink } from '../links/OpenLink.tsx'
import { resumeByLink } from './resume.ts'

/** The page of an emailed link to unfinished answers (D-046). */
export function SavedQuotePage() {
  const navigate = useNavigate()
  // The start page redirects to where the customer was.
  const { state, token, open } = useEmailedLink(() => navigate(paths.root, { replace: true }))
  if (state === 'missing') return <WithoutLink />
  if (state === 'gone' || state === 'damaged')
    return <DeadLinkPage key={token} dead={{ kind: 'saved-quote', why: state, token }} />
  return (
    <OpenLink
      heading="Your saved quote is ready"
      lead="Select the button to carry on where you left off."
      state={state}
      onOpen={() => void open()}
    />
  )
}

const AGAIN = 'Please open the link in your email again'

/** The page was reloaded, or its address typed in. */
function WithoutLink() {
  usePageTitle(AGAIN, brand.firm.name)
  return (
    <div className={linkPageStyles.page}>
      <PageMark icon="mail" />
      <PageHeading>{AGAIN}</PageHeading>
      <p>For your security, we clear the link when you reload this page.</p>
      <div className={linkPageStyles.ways}>
        <Link {...buttonLook('secondary')} to={paths.root}>
          <ButtonFace>{hasProgress() ? 'Go to your quote' : 'Start a new quote'}</ButtonFace>
        </Link>
      </div>
    </div>
  )
}

/** The state of a visit by an emailed link. */
export type EmailedLink = {
  state: 'ready' | 'opening' | 'unreachable' | 'gone' | 'damaged' | 'missing'
  token: string | undefined
  open: () => Promise<void>
}

function atFirst(): EmailedLink['state'] {
  const link = heldSavedQuoteLink()
  if (link === undefined) return 'missing'
  return link.token === undefined ? 'damaged' : 'ready'
}

export function useEmailedLink(onRestored: () => void): EmailedLink {
  const [token, setToken] = useState(() => heldSavedQuoteLink()?.token)
  const [state, setState] = useState(atFirst)

  // Opening a second link while the page of the first is open changes the hash and loads nothing.
  const takeNewer = useEffectEvent(() => {
    if (!takeSavedQuoteToken()) return
    setToken(heldSavedQuoteLink()?.token)
    setState(atFirst())
  })
  useEffect(() => {
    const take = () => takeNewer()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])

  const open = async () => {
    if (token === undefined || state === 'opening') return
    setState('opening')
    const outcome = await resumeByLink(token)
    if (outcome === 'failed') return setState('unreachable')
    dropSavedQuoteToken()
    if (outcome === 'restored') onRestored()
    else setState('gone')
  }
  return { state, token, open }
}
