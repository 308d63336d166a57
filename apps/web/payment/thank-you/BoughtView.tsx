import type { BoughtPolicy } from '../../api/get-purchase'
import { KeepIt } from './KeepIt'
import { PaymentsToCome } from './PaymentsToCome'
import { PolicyFacts } from './PolicyFacts'
import { PolicyPapers } from './PolicyPapers'
import { PortalPanel } from './PortalPanel'
import { SaleImage } from './SaleImage'
import { useEndOfQuote } from './use-end-of-quote'
import { WhatNext } from './WhatNext'

/** A policy, in the order a buyer asks about it (THX-02, D-215). */
export function BoughtView({ policy, isSlow }: { policy: BoughtPolicy; isSlow: boolean }) {
  const source = useEndOfQuote(policy)
  return (
    <>
      <PolicyFacts policy={policy} />
      <PolicyPapers policy={policy} isSlow={isSlow} />
      {policy.instalments && <PaymentsToCome policy={policy} plan={policy.instalments} />}
      <WhatNext policy={policy} />
      <PortalPanel status={policy.portalUserStatus} email={policy.email} />
      <KeepIt policy={policy} />
      <SaleImage quoteReference={policy.quoteReference} source={source} />
    </>
  )
}
