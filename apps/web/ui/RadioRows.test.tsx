import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RadioRows, YesNo } from './RadioRows.tsx'

afterEach(cleanup)

const options = [
  { value: 'a', label: 'First', hint: 'The one before the second' },
  { value: 'b', label: 'Second' },
]

it('is one question with its answers, none selected', () => {
  render(<YesNo name="owner" label="Are you the legal owner?" />)
  const group = screen.getByRole('radiogroup', { name: 'Are you the legal owner?' })
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.every((radio) => group.contains(radio))).toBe(true)
  expect(radios.map((radio) => radio.value)).toEqual(['yes', 'no'])
  expect(radios.some((radio) => radio.checked)).toBe(false)
})

it('is invalid as a whole, and shows why', () => {
  render(<RadioRows name="which" label="Which?" options={options} error="Choose one" />)
  const group = screen.getByRole('radiogroup')
  expect(group.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Error: Choose one',
  )
})

it('can be reached by its name: the first row has it as its id', () => {
  render(<RadioRows name="which" label="Which?" options={options} />)
  expect(document.getElementById('which')).toBe(screen.getByRole('radio', { name: /First/ }))
})

it('starts with the answer that is passed', () => {
  render(<RadioRows name="which" label="Which?" options={options} defaultValue="b" />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Second' }).checked).toBe(true)
})
