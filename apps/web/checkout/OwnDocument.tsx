import { type ReactNode, useEffect, useState } from 'react'
import { paths } from '../paths.ts'
import { parsedUrl } from '../ui/parsed-url.ts'

/** The pages that the server allows to keep a reference to a window they open (apps/api/platform/http/headers.ts). */
const own: readonly string[] = [paths.paymentSummary, paths.makePayment]

/**
 * On the payment pages a wallet such as PayPal opens a window that replies through its opener, and a document keeps the opener
 * policy of the URL it was loaded at. A customer who came from another page of this site therefore reloads the payment page before
 * anything is typed into it (CRD-23, D-203). The tab's state survives.
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

/** The path this document was fetched at, regardless of what the address bar has shown since. */
function loadedAt(): string {
  const [fetched] = performance.getEntriesByType('navigation')
  return (fetched && parsedUrl(fetched.name)?.pathname) ?? location.pathname
}
