import type { Reply } from '@milepost/contract/call'
import type { getChangeableAnswers } from '@milepost/contract/desk/calls/telephone'
import { Button } from '../../web/ui/Button.tsx'
import { VisuallyHidden } from '../../web/ui/VisuallyHidden.tsx'
import { AnswerField } from './AnswerField.tsx'
import { type Entry, unchanged, withAnother } from './list-entries.ts'
import styles from './Telephone.module.css'

export type List = Reply<typeof getChangeableAnswers>['body']['lists'][number]
type Asks = Pick<List, 'title' | 'most' | 'ask' | 'askedOfNew'>
type Listed = Omit<List['entries'][number], 'lists'> & Partial<Pick<List['entries'][number], 'lists'>>

type Props = {
  /** Its path in the request, for messages and ids: "lists.additionalDrivers". */
  at: string
  asks: Asks
  /** Entries cannot be added or removed: only existing entries are asked about (DSK-339). */
  isFixed: boolean
  within?: List['within']
  /** The list as stored, and as it would be with the typed changes. */
  stored: readonly Listed[]
  previewed: readonly Listed[] | undefined
  entries: readonly Entry[]
  change: (entries: readonly Entry[]) => void
  fields: Readonly<Record<string, string>>
}

/** Claims, convictions, modifications or drivers, entry by entry, with the same questions as on the site (DSK-333, DSK-336). */
export function ChangeList({
  at,
  asks,
  isFixed,
  within = [],
  stored,
  previewed,
  entries,
  change,
  fields,
}: Props) {
  const { title, most } = asks
  const kept = entries.filter(({ isRemoved }) => !isRemoved)
  const put = (entry: Entry) => change(entries.map((other) => (other.id === entry.id ? entry : other)))
  return (
    <fieldset className={styles.chapter}>
      <legend className={styles.legend}>{title}</legend>
      {fields[at] !== undefined && <p className={styles.problem}>{fields[at]}</p>}
      {entries.map((entry) => {
        const before = entry.was === undefined ? undefined : stored[entry.was]
        if (entry.isRemoved)
          return (
            <p key={entry.id} className={styles.removed}>
              <del>{entry.title}</del>
              <Button look="quiet" onClick={() => put({ ...entry, isRemoved: false })}>
                Put back<VisuallyHidden> {entry.title}</VisuallyHidden>
              </Button>
            </p>
          )
        const index = kept.indexOf(entry)
        // The server decides which questions are asked; until it answers, its previous answer is used.
        const now = previewed?.length === kept.length ? previewed[index] : undefined
        if (isFixed && (now ?? before)?.asked.length === 0) return null
        return (
          <OneEntry
            key={entry.id}
            at={`${at}.${index}`}
            asks={asks}
            within={within}
            before={before}
            now={now}
            entry={entry}
            put={put}
            remove={
              isFixed
                ? undefined
                : () =>
                    change(
                      entry.was === undefined
                        ? entries.filter(({ id }) => id !== entry.id)
                        : entries.map((other) =>
                            other.id === entry.id ? { ...entry, isRemoved: true } : other,
                          ),
                    )
            }
            fields={fields}
          />
        )
      })}
      <div className={styles.add}>
        {entries.length === 0 && <p className={styles.aside}>None.</p>}
        {!isFixed && kept.length < most && (
          <Button look="secondary" onClick={() => change(withAnother(entries))}>
            Add<VisuallyHidden> to {title}</VisuallyHidden>
          </Button>
        )}
      </div>
    </fieldset>
  )
}

function OneEntry({
  at,
  asks: { ask, askedOfNew },
  within,
  before,
  now,
  entry,
  put,
  remove,
  fields,
}: {
  at: string
  asks: Asks
  within: List['within']
  before: Listed | undefined
  now: Listed | undefined
  entry: Entry
  put: (entry: Entry) => void
  remove: (() => void) | undefined
  fields: Readonly<Record<string, string>>
}) {
  const texts = new Map(before?.answers.map(({ name, text }) => [name, text]))
  const asked = new Map(
    (now?.asked ?? before?.asked ?? askedOfNew).map(({ name, question }) => [name, question]),
  )
  const isChanged = Object.keys(entry.typed).length + Object.keys(entry.lists).length > 0
  const title = before === undefined ? (now?.title ?? entry.title) : entry.title
  const hasProblem = Object.keys(fields).some((field) => field.startsWith(`${at}.`))
  return (
    <details open={entry.was === undefined || hasProblem || undefined} className={styles.entry}>
      <summary>
        {title}
        {(before === undefined || isChanged) && (
          <span className={styles.mark}>{before === undefined ? 'New' : 'Changed'}</span>
        )}
      </summary>
      <div className={styles.fields}>
        {ask
          .filter(({ name }) => asked.has(name))
          .map((each) => (
            <AnswerField
              key={each.name}
              answer={{
                ...each,
                question: asked.get(each.name) ?? '',
                field: `${at}.${entry.id}.${each.name}`,
                text: texts.get(each.name) ?? '',
              }}
              text={entry.typed[each.name] ?? texts.get(each.name) ?? ''}
              type={(text) => put({ ...entry, typed: { ...entry.typed, [each.name]: text } })}
              problem={fields[`${at}.${each.name}`]}
            />
          ))}
      </div>
      {within
        .filter(({ name }) => asked.has(name))
        .map((inner) => {
          const list = (before?.lists ?? now?.lists)?.find(({ name }) => name === inner.name)
          const stored = (before && list?.entries) ?? []
          return (
            <ChangeList
              key={inner.name}
              at={`${at}.${inner.name}`}
              asks={inner}
              isFixed={list?.isFixed ?? false}
              stored={stored}
              previewed={now?.lists?.find(({ name }) => name === inner.name)?.entries}
              entries={entry.lists[inner.name] ?? unchanged(stored)}
              change={(entries) => put({ ...entry, lists: { ...entry.lists, [inner.name]: entries } })}
              fields={fields}
            />
          )
        })}
      {remove && (
        <Button look="quiet" onClick={remove}>
          Remove<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      )}
    </details>
  )
}
