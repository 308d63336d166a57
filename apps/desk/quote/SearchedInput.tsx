import { suggestAnswers } from '@milepost/contract/desk/calls/telephone'
import { type ComponentProps, useEffect, useState } from 'react'
import { useStaff } from '../session/staff.ts'

/** Long enough to type a word. */
const TYPING_MS = 200

/** One option of a long list: the server searches it for the typed text, as on the site (DSK-336). */
export function SearchedInput({
  question,
  type,
  value,
  ...same
}: Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  question: string
  value: string
  type: (text: string) => void
}) {
  const { send } = useStaff()
  const [suggested, setSuggested] = useState<readonly string[]>([])
  const [isTyped, setTyped] = useState(false)
  useEffect(() => {
    if (!isTyped || value.trim() === '') return setSuggested([])
    let isLatest = true
    const timer = setTimeout(async () => {
      const outcome = await send(suggestAnswers, { query: { question, typed: value } })
      if (isLatest && outcome.kind === 'answered') setSuggested(outcome.body.items.map(({ desc }) => desc))
    }, TYPING_MS)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [question, value, isTyped, send])
  return (
    <>
      <input
        {...same}
        value={value}
        list={`${same.id}-list`}
        autoComplete="off"
        maxLength={100}
        placeholder="Type to search"
        onChange={({ target }) => {
          setTyped(true)
          type(target.value)
        }}
      />
      <datalist id={`${same.id}-list`}>
        {suggested.map((desc) => (
          <option key={desc} value={desc} />
        ))}
      </datalist>
    </>
  )
}
