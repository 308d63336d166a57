import { type ReactNode, useEffect, useState } from 'react'
import { paths } from '../paths'

/** The pages that the server lets keep hold of a window they open (apps/api/platform/http/headers.ts). */
const own: readonly string[] = [paths.paymentSummary, paths.makePayment]

/**
 * The payment pages where a wallet opens a window, as PayPal's does: the window answers through its opener, and a document holds to the
 * policy of the address it was loaded at. Whoever came from another page of this site therefore loads the payment page anew, before
 * anything is typed into it (CRD-23, D-203). What the tab remembers is still there afterwards.
 */
export function OwnDocument({ children, reload = () => location.reload() }: OwnDocumentProps) {
  const [isOwn] = useState(() => !opensWindows() || own.includes(loadedAt()))
  useEffect(() => {
    if (!isOwn) reload()
  }, [isOwn, reload])
  return isOwn ? children : null
}

type OwnDocumentProps = { children: ReactNode; reload?: () => void }

function opensWindows(): boolean {
  return document.querySelector('meta[name="payment-windows"]') !== null
}

/** The path this document was fetched at, whatever the address bar says since. */
function loadedAt(): string {
  const [fetched] = performance.getEntriesByType('navigation')
  return fetched && URL.canParse(fetched.name) ? new URL(fetched.name).pathname : location.pathname
}
