import type { BoughtPolicy } from '../../api/get-purchase'
import { SalesImage } from '../../offer/SalesImage'
import { KeepIt } from './KeepIt'
import { PaymentsToCome } from './PaymentsToCome'
import { PolicyFacts } from './PolicyDetails'
import { PolicyPapers } from './PolicyDocuments'
import { PortalPanel } from './PortalPanel'
import { RestartedPolicy } from './RestartedPolicy'
import { useEndOfQuote } from './use-end-of-quote'
import { WhatNext } from './WhatNext'

type BoughtViewProps = { policy: BoughtPolicy; isSlow: boolean; isRestart: boolean }

/** A policy, in the order a buyer asks about it (THX-02, D-215). */
export function BoughtView({ policy, isSlow, isRestart }: BoughtViewProps) {
  const source = useEndOfQuote(policy)
  return (
    <>
      <PolicyFacts policy={policy} />
      {isRestart && <RestartedPolicy policy={policy} />}
      <PolicyPapers policy={policy} isSlow={isSlow} />
      {policy.instalments && <PaymentsToCome policy={policy} plan={policy.instalments} />}
      <WhatNext policy={policy} />
      <PortalPanel status={policy.portalUserStatus} email={policy.email} />
      <KeepIt policy={policy} />
      <SalesImage quoteReference={policy.quoteReference} source={source} activity="Sale" />
    </>
  )
}
