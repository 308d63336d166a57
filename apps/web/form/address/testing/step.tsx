import { journeys } from '@milepost/domain/journeys/journeys'
import { noAnswers } from '@milepost/domain/questions/answers'
import { address } from '@milepost/domain/questions/kinds/address'
import { address as homeAddress } from '@milepost/domain/questions/people/about-you'
import type { AnyQuestion } from '@milepost/domain/questions/question'
import { type Address, blankAddress } from '@milepost/domain/values/address'
import { localDate } from '@milepost/domain/values/local-date'
import { fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { vi } from 'vitest'
import { AddressInput } from '../AddressInput.tsx'

export type Shown = { question?: AnyQuestion; answer?: Address; error?: string; text?: string }

/** What the fake search finds, in the shape of an answer. */
export const found: Address = {
  ...blankAddress,
  line1: '1 Example Row',
  city: 'LONDON',
  postcode: 'ID1 1QD',
}

export const onAnswer = vi.fn<(answer: unknown, source?: string) => void>()
export const stored = () => onAnswer.mock.lastCall?.[0]

/** The text of the question's field, as the tab stores it over a reload, and the answer that Continue would read from it. */
export const saved = { text: '' }
export const readOnContinue = () => address.read(saved.text, asking)

const asking = {
  terms: journeys.acorn_pc,
  answers: noAnswers,
  subject: {},
  today: localDate('2026-11-15'),
}

/** A step's form around the widget, which stores what the widget reports. */
export function Step({ question = homeAddress, answer: initial, error, text: left = '' }: Shown) {
  const [answer, setAnswer] = useState<unknown>(initial)
  const [text, setText] = useState(left)
  useEffect(() => {
    saved.text = text
  }, [text])
  const id = `${question === homeAddress ? 'proposerDetails' : 'vehicleDetails'}-${question.name}`
  const words = { label: String(question.label), hint: undefined, help: undefined, error }
  return (
    <form>
      <AddressInput
        question={question}
        asking={asking}
        fieldProps={{
          ...words,
          id,
          name: id,
          value: text,
          onChange: ({ target }) => setText(target.value),
          'data-error-key': error && 'addressRequired',
        }}
        answer={answer}
        onAnswer={(next, source) => {
          onAnswer(next, source)
          setAnswer(next)
          setText('')
        }}
      />
      <button type="submit">Continue</button>
    </form>
  )
}

export const show = (shown: Shown = {}) => render(<Step {...shown} />)

export const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const card = () => screen.findByRole('group', { name: /^1 Example Row/ })
/** The element that a link to the question leads to. */
export const main = () => document.getElementById('proposerDetails-address')

export const type = (name: string | RegExp, value: string) =>
  fireEvent.change(box(name), { target: { value } })
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** Whether it would submit the step's form. */
export const entersTheForm = (element: Element) => fireEvent.keyDown(element, { key: 'Enter' })

export function search(house = '1', postcode = 'id11qd'): void {
  type('House name or number', house)
  type('Postcode', postcode)
  press('Find Address')
}

/** The description of an element: its hint and its error. */
export function descriptionOf(element: Element | null): string {
  const ids = (element?.getAttribute('aria-describedby') ?? '').split(' ')
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}
