import type { Reply } from '@milepost/contract/call'
import type { getChangeableAnswers } from '@milepost/contract/desk/calls/telephone'
import { Button } from '../../web/ui/Button'
import { VisuallyHidden } from '../../web/ui/VisuallyHidden'
import { AnswerField } from './AnswerField'
import styles from './Telephone.module.css'

type List = Reply<typeof getChangeableAnswers>['body']['lists'][number]

/** An entry as it is being changed: which one it was, and what is typed. */
export type Entry = {
  id: string
  was: number | undefined
  title: string
  typed: Readonly<Record<string, string>>
}

/** The list as it is stored. */
export const unchanged = ({ entries }: List): readonly Entry[] =>
  entries.map(({ title }, index) => ({ id: `was-${index}`, was: index, title, typed: {} }))

/** As the call takes it. */
export function entryDto({ was, typed }: Entry) {
  const answers = Object.entries(typed).map(([name, text]) => ({ name, text }))
  return { ...(was !== undefined && { was }), answers }
}

type Props = {
  list: List
  entries: readonly Entry[]
  change: (entries: readonly Entry[]) => void
  fields: Readonly<Record<string, string>>
}

/** Claims, convictions, modifications or drivers, entry by entry, by the same questions as on the site (DSK-333). */
export function ChangeList({
  list: { field, title, most, ask, entries: stored },
  entries,
  change,
  fields,
}: Props) {
  const problem = fields[`lists.${field}`]
  return (
    <fieldset className={styles.chapter}>
      <legend className={styles.legend}>{title}</legend>
      {problem !== undefined && <p className={styles.problem}>{problem}</p>}
      {entries.length === 0 && <p>None.</p>}
      {entries.map((entry, index) => {
        const before = new Map(
          (entry.was === undefined ? [] : (stored[entry.was]?.answers ?? [])).map(({ name, text }) => [
            name,
            text,
          ]),
        )
        return (
          <details key={entry.id} open={entry.was === undefined}>
            <summary>{entry.title}</summary>
            {ask.map((each) => (
              <AnswerField
                key={each.name}
                answer={{
                  ...each,
                  field: `${field}.${entry.id}.${each.name}`,
                  text: before.get(each.name) ?? '',
                }}
                text={entry.typed[each.name] ?? before.get(each.name) ?? ''}
                type={(text) =>
                  change(
                    entries.map((other) =>
                      other === entry ? { ...entry, typed: { ...entry.typed, [each.name]: text } } : other,
                    ),
                  )
                }
                problem={fields[`lists.${field}.${index}.${each.name}`]}
              />
            ))}
            <Button look="secondary" onClick={() => change(entries.filter((other) => other !== entry))}>
              Remove<VisuallyHidden> {entry.title}</VisuallyHidden>
            </Button>
          </details>
        )
      })}
      {entries.length < most && (
        <Button
          look="secondary"
          onClick={() =>
            change([
              ...entries,
              { id: `new-${Date.now()}-${entries.length}`, was: undefined, title: 'New', typed: {} },
            ])
          }
        >
          Add<VisuallyHidden> to {title}</VisuallyHidden>
        </Button>
      )}
    </fieldset>
  )
}
