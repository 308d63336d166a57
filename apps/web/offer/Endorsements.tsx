import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { Icon } from '../ui/Icon.tsx'
import styles from './Endorsements.module.css'
import type { Option } from './offer.ts'
import pricedPageStyles from './priced-page.module.css'

/** The endorsements to the standard wording, each with its own wording (RES-22). */
export function Endorsements({ option }: { option: Option }) {
  const entries = completeEndorsements(option.underwrittenEndorsements)
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="endorsements-title">
      <div className={pricedPageStyles.intro}>
        <h2 id="endorsements-title" className={pricedPageStyles.title}>
          Endorsements
        </h2>
        <p className={pricedPageStyles.lead}>
          These change your cover. <span className={styles.press}>Select one to read it.</span>
        </p>
      </div>
      <ul className={styles.chips}>
        {entries.map((entry) => (
          <EndorsementChip key={entry.name} {...entry} />
        ))}
      </ul>
    </section>
  )
}

/**
 * A chip whose wording opens under it: by click, touch or key, and on hover. Esc dismisses it, the pointer can move into it, and it
 * stays while it has the focus (WCAG 1.4.13).
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
      className={styles.chip}
      onPointerEnter={({ pointerType }: PointerEvent) => setPointedAt(pointerType === 'mouse')}
      onPointerLeave={() => setPointedAt(false)}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}
      onBlur={close}
    >
      <button
        type="button"
        className={styles.button}
        data-part="chip-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setPressed((before) => !before)}
      >
        {name}
        <Icon name="info" />
      </button>
      <div id={id} className={styles.bubble} data-open={isOpen || undefined}>
        <p className={styles.wording}>{wording}</p>
      </div>
    </li>
  )
}

type Endorsement = { name: string; wording: string }

/** An endorsement without a name or a wording is dropped (RES-22). */
export function completeEndorsements(entries: Option['underwrittenEndorsements']): readonly Endorsement[] {
  return entries
    .map(({ endorsementName, endorsementWording }) => ({
      name: endorsementName.trim(),
      wording: endorsementWording.trim(),
    }))
    .filter(({ name, wording }) => name !== '' && wording !== '')
}
