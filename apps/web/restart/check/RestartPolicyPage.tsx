import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { recordCheckOpened } from '../../api/restart-events'
import { pack } from '../../brands/pack'
import { PageHeading } from '../../frame/PageHeading'
import { usePageTitle } from '../../frame/page-title'
import { paths } from '../../paths'
import { DeadLinkPage } from '../../resume/links/DeadLinkPage'
import { CheckForm } from './CheckForm'
import { PremiumCard } from './PremiumCard'
import { PremiumDialog } from './PremiumDialog'
import { useCheckForm } from './use-check-form'
import { usePremium } from './use-premium'
import { useReference } from './use-reference'

const TITLE = 'Restart your policy'

/** The check before a cancelled policy is offered again (NAV-09). A visitor without a quote is sent to the start (D-033). */
export function RestartPolicyPage() {
  const reference = useReference()
  if (reference === 'damaged') return <DeadLinkPage dead={{ kind: 'restart', why: 'damaged' }} />
  return reference ? <Check key={reference} reference={reference} /> : <Navigate to={paths.root} replace />
}

function Check({ reference }: { reference: string }) {
  const { seen, retry } = usePremium(reference)
  const [isRead, setRead] = useState(false)
  const form = useCheckForm(reference)
  usePageTitle(TITLE, pack.firm.name, form.errors.length > 0)
  useEffect(() => recordCheckOpened(reference), [reference])
  return (
    <div className="restart">
      <PageHeading
        lead={`Your ${pack.firm.name} policy was cancelled. You can take it up again for 30 days at a time.`}
      >
        {TITLE}
      </PageHeading>
      <PremiumCard seen={seen} onRetry={retry} />
      <CheckForm reference={reference} form={form} />
      <PremiumDialog open={seen.kind === 'failed' && !isRead} onClose={() => setRead(true)} />
    </div>
  )
}
