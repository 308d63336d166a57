import { Button } from '../../ui/Button'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

export type EntryCardProps = {
  id: string
  /** Which one it is, within a sentence: "claim 1". */
  name: string
  words: string
  /** Left out while there is something else to finish first. */
  onEdit?: () => void
  onRemove?: () => void
}

/** One entry of a list; it takes the focus once it is added or saved, so that it is read out. */
export function EntryCard({ id, name, words, onEdit, onRemove }: EntryCardProps) {
  const which = `${name}: ${words}`
  return (
    <div className="entry-card" id={id} tabIndex={-1}>
      <div className="entry-card__face">
        <p className="entry-card__name">{name}</p>
        <p className="entry-card__words">{words}</p>
      </div>
      {(onEdit || onRemove) && (
        <div className="entry-card__actions">
          <Button look="quiet" onClick={onEdit}>
            Edit<VisuallyHidden> {which}</VisuallyHidden>
          </Button>
          <Button look="quiet" onClick={onRemove}>
            Remove<VisuallyHidden> {which}</VisuallyHidden>
          </Button>
        </div>
      )}
    </div>
  )
}
