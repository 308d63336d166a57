import { journey } from '../brands/current.ts'
import { type PageContext, salesImageAddress } from '../tracking/sales-image.ts'

/** What is reported to a comparison site about its visitor: that they reached their price, and that they bought. */
const contexts = {
  Quote: 'Landing Page',
  Sale: 'Payment Confirmation Page',
} as const satisfies Record<string, PageContext>

type SalesImageProps = {
  quoteReference: string
  source: string | undefined
  activity: keyof typeof contexts
}

/**
 * Reports a quote to the one configured comparison site that its visitor came from (AGG-13, AGG-14). Invisible, and silent to
 * screen readers.
 */
export function SalesImage({ quoteReference, source, activity }: SalesImageProps) {
  const address = salesImageAddress(source, {
    brandId: journey.brand,
    quoteReference,
    activity,
    pageContext: contexts[activity],
  })
  return address ? <img src={address} alt="" hidden width={1} height={1} /> : null
}
