import type { Terms } from '@milepost/domain/terms/terms'

/** Whether telematics terms are this customer's: their journey shows them after Buy Now, or their quote names a device (NAV-10, D-041). */
export function hasTelematicsTerms(
  { results }: Pick<Terms, 'results'>,
  quote: { telematicsDeviceProvider?: string | undefined },
): boolean {
  return results.afterBuyNow === 'protect-terms' || quote.telematicsDeviceProvider !== undefined
}
