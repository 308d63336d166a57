import { type TryChoice, type TryName, type TryOut, tryChoices } from '@milepost/domain/journeys/try-out'
import { useQuote } from '../../state/quote-state'
import { circumstances } from '../../state/use-journey-progress'
import { RadioRows } from '../../ui/RadioRows'
import { Select } from '../../ui/Select'

type TryControlsProps = { tried: TryOut; onMove: (name: TryName, code: string) => void }

/** As many as are read at a glance; a longer list folds away. */
const FEW = 3

/** What can be moved, each with the answers its question offers. */
export function TryControls({ tried, onMove }: TryControlsProps) {
  const answers = useQuote((state) => state.answers)
  return (
    <div className="try__controls">
      {tryChoices(answers, tried, circumstances()).map((choice) => (
        <Control key={choice.name} choice={choice} onMove={(code) => onMove(choice.name, code)} />
      ))}
    </div>
  )
}

function Control({ choice, onMove }: { choice: TryChoice; onMove: (code: string) => void }) {
  const { name, label, options, chosen } = choice
  const control = {
    name: `try-${name}`,
    label,
    value: chosen,
    onChange: ({ target }: { target: { value: string } }) => onMove(target.value),
  }
  const rows = options.map(({ code, desc }) => ({ value: code, label: desc }))
  if (rows.length <= FEW) return <RadioRows {...control} options={rows} />
  // An answer that is no longer on offer, as a start that has passed, leaves the list open.
  const isOffered = options.some(({ code }) => code === chosen)
  return (
    <Select
      {...control}
      value={isOffered ? chosen : ''}
      options={rows}
      placeholder={isOffered ? null : 'Please choose'}
    />
  )
}
