import { journey } from '../../brands/current'
import { salesImageAddress } from '../../tracking/sales-image'

type SaleImageProps = { quoteReference: string; source: string | undefined }

/** Tells the one configured comparison site that its visitor has bought (AGG-13, AGG-14). Neither seen nor heard, and once only. */
export function SaleImage({ quoteReference, source }: SaleImageProps) {
  const address = salesImageAddress(source, {
    brandId: journey.brand,
    quoteReference,
    activity: 'Sale',
    pageContext: 'Payment Confirmation Page',
  })
  return address ? <img src={address} alt="" hidden width={1} height={1} /> : null
}
