import { Icon } from '../ui/Icon'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { fourAndFiveStars, type Review } from './reviews'

function Stars({ count }: { count: number }) {
  return (
    <span className="stars">
      <VisuallyHidden>{count} out of 5 stars</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" className={star <= count ? 'stars__full' : 'stars__empty'} />
      ))}
    </span>
  )
}

/** Only 4 and 5 stars are shown, and the widget says so: a silent filter would mislead (JRN-14, D-019). */
export function ReviewWidget({ reviews }: { reviews: readonly Review[] }) {
  return (
    <section className="reviews" aria-label="Reviews">
      <p className="reviews__line">Showing our 4 and 5 star reviews</p>
      <ul className="reviews__list">
        {fourAndFiveStars(reviews).map((review) => (
          <li key={review.id} className="review">
            <div className="review__head">
              <Stars count={review.stars} />
              {review.sample && <span className="review__sample">Sample</span>}
            </div>
            <p className="review__title">{review.title}</p>
            <p>{review.body}</p>
            <p className="review__author">{review.author}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
