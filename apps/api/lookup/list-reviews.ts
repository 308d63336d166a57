import type { BrandCode } from '@milepost/domain/terms/identity'
import type { CustomerReview, CustomerReviews } from './ports'

const FEWEST_STARS = 4
const MOST_SHOWN = 3

/** Only reviews of 4 and 5 stars leave the server; the page says that it shows no others (JRN-14, D-256). */
export async function listReviews(
  brand: BrandCode,
  { customerReviews }: { customerReviews: CustomerReviews },
): Promise<readonly CustomerReview[]> {
  const reviews = await customerReviews(brand)
  return reviews.filter(({ stars }) => stars >= FEWEST_STARS).slice(0, MOST_SHOWN)
}
