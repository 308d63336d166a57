import type { BrandCode } from '@milepost/domain/terms/identity'

/** What a customer wrote of a brand, as its provider of reviews tells it. */
export type CustomerReview = { id: string; stars: number; title: string; text: string; author: string }

/** None where no provider is set up, or where it does not answer: no page waits for reviews (D-256). */
export type CustomerReviews = (brand: BrandCode) => Promise<readonly CustomerReview[]>
