import type { Reply } from '@milepost/contract/call'
import type { getChangeableAnswers } from '@milepost/contract/desk/calls/telephone'
import { SearchedInput } from './SearchedInput.tsx'
import styles from './Telephone.module.css'

type Answer = Pick<
  Reply<typeof getChangeableAnswers>['body']['answers'][number],
  'field' | 'question' | 'options' | 'isMoney' | 'text'
> & { isSearched?: boolean }

/** One question of the journey. A change is marked, and a refused answer shows its error next to it. */
export function AnswerField({
  answer: { field, question, options, isMoney, isSearched, text: before },
  text,
  type,
  problem,
  none = 'Not answered',
}: {
  answer: Answer
  text: string
  type: (text: string) => void
  problem: string | undefined
  /** The text of the list before an option is chosen. */
  none?: string
}) {
  const id = `change-${field.replaceAll('.', '-')}`
  const same = {
    id,
    className: styles.select,
    value: text,
    'data-changed': text === before ? undefined : true,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  }
  return (
    <div className={styles.answer}>
      <label htmlFor={id}>
        {question}
        {isMoney && ' (£)'}
      </label>
      {problem && (
        <span id={`${id}-problem`} className={styles.problem}>
          {problem}
        </span>
      )}
      {options ? (
        <select {...same} onChange={({ target }) => type(target.value)}>
          {options.every(({ code }) => code !== text) && <option value={text}>{none}</option>}
          {options.map(({ code, desc }) => (
            <option key={code} value={code}>
              {desc}
            </option>
          ))}
        </select>
      ) : isSearched ? (
        <SearchedInput {...same} question={field.split('.').at(-1) ?? ''} type={type} />
      ) : (
        <input {...same} autoComplete="off" maxLength={100} onChange={({ target }) => type(target.value)} />
      )}
    </div>
  )
}
