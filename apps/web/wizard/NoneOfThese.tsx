import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import styles from './NoneOfThese.module.css'

type NoneOfTheseProps = {
  /** The fields of the questions above that have no answer yet. */
  open: readonly string[]
  /** How many questions one press may answer. */
  count: number
  onNone: (fields: readonly string[]) => void
}

/**
 * One press that answers the questions above with no, each of them where the customer sees it and can change it. An answer already
 * given stays. It is below the questions, so that they are read first.
 */
export function NoneOfThese({ open, count, onNone }: NoneOfTheseProps) {
  const [answered, setAnswered] = useState(0)
  const done = useRef<HTMLParagraphElement>(null)
  // The button is gone, so what it did takes the focus and is read out.
  useEffect(() => {
    if (answered > 0) done.current?.focus({ preventScroll: true })
  }, [answered])
  const answer = () => {
    setAnswered(open.length)
    onNone(open)
  }
  if (open.length > 1)
    return (
      <div className={styles.none}>
        <Button look="secondary" onClick={answer}>
          {open.length === count
            ? `None of these: answer No to all ${count}`
            : `None of the others: answer No to ${open.length}`}
        </Button>
      </div>
    )
  if (answered === 0) return null
  return (
    <p ref={done} tabIndex={-1} className={styles.none}>
      We've answered No to {answered} questions. Change any that aren't right.
    </p>
  )
}
