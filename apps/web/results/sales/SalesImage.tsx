import { journey } from '../../brands/current'
import { useQuote } from '../../kept/quote-state'
import { salesImageAddress } from '../../tracking/sales-image'

/** Tells the one configured comparison site that its visitor has come to their price (AGG-13, AGG-14). Neither seen nor heard. */
export function SalesImage({ quoteReference }: { quoteReference: string }) {
  const source = useQuote((state) => state.aggregator?.sourceOfBusiness)
  const address = salesImageAddress(source, {
    brandId: journey.brand,
    quoteReference,
    activity: 'Quote',
    pageContext: 'Landing Page',
  })
  return address ? <img src={address} alt="" hidden width={1} height={1} /> : null
}
