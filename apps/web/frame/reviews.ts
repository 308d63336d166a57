export type Review = {
  id: string
  stars: 1 | 2 | 3 | 4 | 5
  title: string
  body: string
  author: string
  sample: boolean
}

/** What fills the widget until a review provider is plugged in; marked as sample wherever it is shown (D-019, JRN-22). */
export const sampleReviews: readonly Review[] = [
  {
    id: 'sample-1',
    stars: 5,
    title: 'Title of a five star review',
    body: 'What a customer wrote stands here, in their own words.',
    author: 'A customer',
    sample: true,
  },
  {
    id: 'sample-2',
    stars: 2,
    title: 'Title of a two star review',
    body: 'What a customer wrote stands here, in their own words.',
    author: 'A customer',
    sample: true,
  },
  {
    id: 'sample-3',
    stars: 4,
    title: 'Title of a four star review',
    body: 'What a customer wrote stands here, in their own words.',
    author: 'A customer',
    sample: true,
  },
]

/** The widget shows only these (JRN-14). */
export function fourAndFiveStars(reviews: readonly Review[]): readonly Review[] {
  return reviews.filter(({ stars }) => stars >= 4)
}
