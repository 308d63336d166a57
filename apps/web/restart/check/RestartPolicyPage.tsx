import { linkParameters, referenceIn } from '@milepost/contract/link-address'
import { isQuoteReference, tidyReference } from '@milepost/domain/quote/quote-reference'
import { useEffect, useState } from 'react'
import { recordCheckOpened } from '../../api/restart.ts'
import { brand } from '../../brands/brand.ts'
import { PageHeading, usePageTitle } from '../../frame/PageHeading.tsx'
import { paths } from '../../paths.ts'
import { DeadLinkPage } from '../../resume/links/DeadLinkPage.tsx'
import { Navigate, useLocation, useNavigate } from '../../router.tsx'
import styles from '../restart.module.css'
import { useRestart } from '../restarted-quote.ts'
import { CheckForm, useCheckForm } from './CheckForm.tsx'
import { PremiumCard, PremiumDialog, usePremium } from './PremiumCard.tsx'

const TITLE = 'Restart your policy'

/** The check before a restart is offered (NAV-09). A visitor without a quote is sent to the start (D-033). */
export function RestartPolicyPage() {
  const reference = useReference()
  if (reference === 'damaged') return <DeadLinkPage dead={{ kind: 'restart', why: 'damaged' }} />
  return reference ? <Check key={reference} reference={reference} /> : <Navigate to={paths.root} replace />
}

function Check({ reference }: { reference: string }) {
  const { seen, retry } = usePremium(reference)
  const [isRead, setRead] = useState(false)
  const form = useCheckForm(reference)
  usePageTitle(TITLE, brand.firm.name, form.errors.length > 0)
  useEffect(() => recordCheckOpened(reference), [reference])
  return (
    <div className={styles.page}>
      <PageHeading
        lead={`Your ${brand.firm.name} policy was cancelled. You can restart it for 30 days at a time.`}
      >
        {TITLE}
      </PageHeading>
      <PremiumCard seen={seen} onRetry={retry} />
      <CheckForm reference={reference} form={form} />
      <PremiumDialog open={seen.kind === 'failed' && !isRead} onClose={() => setRead(true)} />
    </div>
  )
}

/** The quote the page is about: read once from the URL, and removed from it immediately (RST-01). */
export function useReference(): string | 'damaged' | undefined {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const savedReference = useRestart((state) => state.quoteReference)
  const named = namedIn(search)
  useEffect(() => {
    if (named === undefined || named === 'damaged') return
    useRestart.setState({ quoteReference: named })
    navigate(pathname, { replace: true })
  }, [named, pathname, navigate])
  return named ?? savedReference
}

const PARAMETER = 'quoteref'

/** Links are retyped as well as followed, so the parameter name may be in any case, and the reference in any format. */
function namedIn(search: string): string | 'damaged' | undefined {
  const query = [...linkParameters(search)]
  const [, text] = query.find(([name]) => name.toLowerCase() === PARAMETER) ?? []
  if (text === undefined) return undefined
  const reference = tidyReference(referenceIn(text))
  // The last character is a check digit, so a mistyped reference is found without a call (D-143).
  return isQuoteReference(reference) ? reference : 'damaged'
}
