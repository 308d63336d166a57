import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { LinkRequest } from '../links/LinkRequest.tsx'
import { ResumeForm } from './ResumeForm.tsx'
import type { Resumed } from './resume.ts'

afterEach(cleanup)

function show(outcome: Resumed = 'restored', state: LinkRequest['state'] = 'idle') {
  const onCheck = vi.fn(async () => outcome)
  const onRestored = vi.fn()
  const ask = vi.fn(async () => undefined)
  render(<ResumeForm onCheck={onCheck} onRestored={onRestored} link={{ state, ask }} />)
  return { onCheck, onRestored, ask }
}
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open my quote' }))

function fillBoth() {
  fill('Day', '12')
  fill('Month', 'april')
  fill('Year', '1985')
  fill('What is your home postcode?', 'ls1-1aa')
}

it('asks for the date of birth first and lets the browser autofill both', () => {
  show()
  const boxes = screen.getAllByRole('textbox')
  expect(document.activeElement).toBe(boxes[0])
  expect(boxes.map((box) => box.getAttribute('autocomplete'))).toEqual([
    'bday-day',
    'bday-month',
    'bday-year',
    'postal-code',
  ])
})

it('sends what was typed in normalised form and continues when the quote opens', async () => {
  const { onCheck, onRestored } = show()
  fillBoth()
  open()
  await vi.waitFor(() => expect(onRestored).toHaveBeenCalledOnce())
  expect(onCheck).toHaveBeenCalledWith({ dateOfBirth: '1985-04-12', postcode: 'LS1 1AA' })
})

it('accepts a date of birth typed in one go, as every other date field does', () => {
  const { onCheck } = show()
  for (const digit of '12041985') {
    const box = document.activeElement
    if (!(box instanceof HTMLInputElement)) throw new Error('The focus is in no box')
    fireEvent.change(box, { target: { value: `${box.value}${digit}` } })
  }
  fill('What is your home postcode?', 'LS1 1AA')
  open()
  expect(onCheck).toHaveBeenCalledWith({ dateOfBirth: '1985-04-12', postcode: 'LS1 1AA' })
})

it('shows what is missing before it sends a request, and focuses it', () => {
  const { onCheck } = show()
  open()
  expect(screen.getByRole('alert').textContent).toContain('Please enter your date of birth')
  expect(screen.getByRole('alert').textContent).toContain('Please enter a postcode')
  expect(document.activeElement).toBe(screen.getByLabelText('Day'))
  expect(onCheck).not.toHaveBeenCalled()
})

it('shows one text for every refusal, retains what was typed and lets the customer try again', async () => {
  const { onCheck, onRestored } = show('not-found')
  fillBoth()
  open()
  const notice = await screen.findByText("We couldn't open your saved quote")
  expect(notice.closest('[role=alert]')?.textContent).toContain(
    'After several tries, you need to wait 15 minutes or ask for a link by email.',
  )
  expect(screen.getByLabelText<HTMLInputElement>('Year').value).toBe('1985')
  expect(onRestored).not.toHaveBeenCalled()
  open()
  await vi.waitFor(() => expect(onCheck).toHaveBeenCalledTimes(2))
})

it('reports a failed connection', async () => {
  show('failed')
  fillBoth()
  open()
  expect(await screen.findByText("We couldn't reach your saved quote")).toBeDefined()
})

it('offers an emailed link to customers who cannot pass, less prominent at first and more after a refusal', async () => {
  const { ask, onCheck } = show('not-found')
  const email = () => screen.getByRole('button', { name: 'Email me a link instead' })
  expect(email().dataset['look']).toBe('quiet')
  fireEvent.click(email())
  expect(ask).toHaveBeenCalledOnce()
  expect(onCheck).not.toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBeNull()
  fillBoth()
  open()
  await screen.findByText("We couldn't open your saved quote")
  expect(email().dataset['look']).toBe('secondary')
})

it.each([
  ['too-many', "We can't send another link just now"],
  ['failed', "We couldn't ask for your link"],
] as const)('shows why a link cannot be sent: %s', (state, words) => {
  show('restored', state)
  expect(screen.getByRole('alert').textContent).toContain(words)
})
