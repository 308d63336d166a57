import type { Brand } from '@milepost/domain/brands/brand'
import { Notice } from '../../ui/Notice'

type ImportantBannerProps = {
  firm: Pick<Brand, 'name' | 'lenderName'>
  /** With nothing to pay when buying there is no card to speak of (D-182). */
  isDueNow: boolean
}

/** What paying monthly means, before any figure (DDM-11, JRN-12, D-192). */
export function ImportantBanner({ firm, isDueNow }: ImportantBannerProps) {
  return (
    <Notice title="Important Information" role="note">
      <p>
        Paying monthly is credit. It is a regulated fixed sum loan from {firm.lenderName}, a lender linked to{' '}
        {firm.name}: the lender pays for your policy, and you pay the lender back by Direct Debit.
      </p>
      <p>
        Please read this page and both credit documents before you accept. Nothing is taken on this page
        {isDueNow && ': on the next one you pay the first part by card'}.
      </p>
    </Notice>
  )
}
