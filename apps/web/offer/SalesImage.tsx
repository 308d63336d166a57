import { journey } from '../brands/current'
import { type PageContext, salesImageAddress } from '../tracking/sales-image'

/** What a comparison site is told of its visitor: that they came to their price, and that they bought. */
const contexts = {
  Quote: 'Landing Page',
  Sale: 'Payment Confirmation Page',
} as const satisfies Record<string, PageContext>

type SalesImageProps = {
  quoteReference: string
  source: string | undefined
  activity: keyof typeof contexts
}

/** Tells the one configured comparison site of a quote of its own visitor (AGG-13, AGG-14). Neither seen nor heard. */
export function SalesImage({ quoteReference, source, activity }: SalesImageProps) {
  const address = salesImageAddress(source, {
    brandId: journey.brand,
    quoteReference,
    activity,
    pageContext: contexts[activity],
  })
  return address ? <img src={address} alt="" hidden width={1} height={1} /> : null
}
