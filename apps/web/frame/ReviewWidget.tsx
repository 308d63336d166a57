import { useEffect, useState } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './ReviewWidget.module.css'

export type Review = { id: string; stars: number; title: string; text: string; author: string }

/** Empty if there is no review provider, or it is unavailable. */
export type LoadReviews = () => Promise<readonly Review[]>

function Stars({ count }: { count: number }) {
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{count} out of 5 stars</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" className={star <= count ? styles.full : styles.empty} />
      ))}
    </span>
  )
}

/** Customer reviews from their provider: only those of 4 and 5 stars, which it states, or nothing at all (JRN-14, D-256). */
export function ReviewWidget({ load }: { load: LoadReviews }) {
  const [reviews, setReviews] = useState<readonly Review[]>([])
  useEffect(() => {
    let isOver = false
    void load().then((loaded) => !isOver && setReviews(loaded))
    return () => {
      isOver = true
    }
  }, [load])
  if (reviews.length === 0) return null
  return (
    <section aria-label="Reviews">
      <p className={styles.line}>Showing our 4 and 5 star reviews</p>
      <ul className={styles.list}>
        {reviews.map(({ id, stars, title, text, author }) => (
          <li key={id}>
            <Stars count={stars} />
            <p className={styles.title}>{title}</p>
            <p>{text}</p>
            <p className={styles.author}>{author}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
