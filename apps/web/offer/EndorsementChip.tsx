import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { Icon } from '../ui/Icon'
import type { Endorsement } from './complete-endorsements'

/**
 * A chip whose wording opens under it: by a press, a touch or a key, and for a mouse that rests on it. It can be dismissed with
 * Esc and pointed into, and stays while it has the focus (WCAG 1.4.13).
 */
export function EndorsementChip({ name, wording }: Endorsement) {
  const id = useId()
  const [isPressed, setPressed] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const isOpen = isPressed || isPointedAt
  const close = () => {
    setPressed(false)
    setPointedAt(false)
  }
  return (
    <li
      className="chip"
      onPointerEnter={({ pointerType }: PointerEvent) => setPointedAt(pointerType === 'mouse')}
      onPointerLeave={() => setPointedAt(false)}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}
      onBlur={close}
    >
      <button
        type="button"
        className="chip__button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setPressed((before) => !before)}
      >
        {name}
        <Icon name="info" />
      </button>
      <div id={id} className="chip__bubble" data-open={isOpen || undefined}>
        <p className="chip__wording">{wording}</p>
      </div>
    </li>
  )
}
