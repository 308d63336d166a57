import type { AddOnState } from '@milepost/domain/outcome/add-on-choice'
import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { ChangeFailure } from './ChangeFailure'
import { StateBadge } from './StateBadge'
import type { Failure } from './use-offer-change'

type ExtraCardProps = {
  title: string
  words: ReactNode
  /** Empty while no way to pay is chosen (AON-06). */
  price: string
  state: AddOnState
  add: { label: ReactNode; onPress: () => void }
  remove: { label: ReactNode; onPress: () => void }
  failure: Failure | undefined
}

/** One extra: what it is, what it costs, and the one button that adds or removes it. */
export function ExtraCard({ title, words, price, state, add, remove, failure }: ExtraCardProps) {
  const reasonId = useId()
  const isBlocked = state === 'on-offer' && price === ''
  // One button that changes its words, so that whoever pressed it keeps their place.
  const action = state === 'added' ? remove : state === 'on-offer' ? add : undefined
  return (
    <Card className="extra" title={title} level={3} action={<StateBadge state={state} />}>
      <p className="extra__words">{words}</p>
      {price && <p className="extra__price figures">{price}</p>}
      <ChangeFailure failure={failure} />
      {action && (
        <Button
          look="secondary"
          blocked={isBlocked}
          aria-describedby={isBlocked ? reasonId : undefined}
          onClick={action.onPress}
        >
          {action.label}
        </Button>
      )}
      {isBlocked && (
        <p id={reasonId} className="extra__reason">
          {CHOOSE_FIRST}
        </p>
      )}
    </Card>
  )
}

/** An extra cannot be added before its price can be seen, and the price depends on the way to pay (AON-04, AON-06). */
export const CHOOSE_FIRST = 'Please choose how to pay first: the price depends on it.'
