import { useId } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button-class'
import type { TermCardWords } from './term-cards'

/** One length of cover with its price. Both cards are alike, and neither is chosen until it is pressed (D-036). */
export function TermCard({ words, to }: { words: TermCardWords; to: string }) {
  const id = useId()
  return (
    <article className="term" aria-labelledby={`${id}-name`}>
      <div>
        <h2 id={`${id}-name`} className="term__name">
          {words.name}
        </h2>
        <p className="term__kind">{words.kind}</p>
      </div>
      <p className="term__price">
        <span className="term__total figures">{words.price}</span> <span>{words.per}</span>
      </p>
      <p className="term__other figures">
        <span>{words.otherName}</span> <strong>{words.other}</strong> <span>{words.otherPer}</span>
      </p>
      <Link className={buttonClass('primary', 'term__choose')} to={to}>
        <span className="button__face">Choose {words.name}</span>
      </Link>
    </article>
  )
}
