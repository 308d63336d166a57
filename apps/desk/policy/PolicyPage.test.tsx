import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Answer } from '../testing/open-desk.tsx'
import { adviser, cancelled, finance, inForce, openPolicy, transfer } from './testing/open-policy.tsx'

afterEach(cleanup)

const dialog = () => within(screen.getByRole('dialog'))
const press = (name: string) => fireEvent.click(dialog().getByRole('button', { name }))
const openAct = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: RegExp, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } })
const isFocused = (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement === element, 'has the focus').toBe(true))

/** A server that answers once and then fails, until it is well again. */
function failing(well: Answer) {
  let answers = 0
  const state = { isWell: false }
  return { state, answer: () => (answers++ === 0 || state.isWell ? well : ([500, {}] as const)) }
}

describe('when the page cannot be loaded again [DSK-525]', () => {
  it('it stays, says what was done and that it may be out of date, and offers to try again', async () => {
    const { state, answer } = failing([200, inForce])
    await openPolicy(inForce, adviser, { GetPolicy: answer, SetPolicyRenewal: [200, { status: 'stopped' }] })
    openAct('Turn automatic renewal off')
    press('Turn it off')
    await screen.findByText('This page could not be loaded again')
    expect(screen.getByText(/Automatic renewal is off/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('A-10000001')
    state.isWell = true
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('This page could not be loaded again')).toBeNull())
  })

  it('a policy that never opened says so and offers to try again', async () => {
    const state = { isWell: false }
    await openPolicy(inForce, adviser, { GetPolicy: () => (state.isWell ? [200, inForce] : [500, {}]) })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'This policy cannot be opened just now',
    )
    state.isWell = true
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('What you can do')).toBeTruthy()
  })
})

describe('when an act fails [DSK-525]', () => {
  it('its dialog stays open with what was typed', async () => {
    await openPolicy(inForce, adviser, { CorrectEmailAddress: [500, {}] })
    openAct('Correct email address')
    type(/New email address/, 'jo@example.com')
    type(/Your reason/, 'spelt wrongly')
    press('Save address')
    await dialog().findByRole('alert')
    expect(dialog().getByLabelText<HTMLInputElement>(/New email address/).value).toBe('jo@example.com')
    expect(dialog().getByLabelText<HTMLInputElement>(/Your reason/).value).toBe('spelt wrongly')
  })

  it('an error stands beside its field, which has the focus', async () => {
    const errors = [{ field: 'body.because', message: 'Enter your reason' }]
    await openPolicy(inForce, adviser, { CorrectEmailAddress: [400, { code: 'BAD_REQUEST', errors }] })
    openAct('Correct email address')
    type(/New email address/, 'jo@example.com')
    press('Save address')
    const because = dialog().getByLabelText(/Your reason/)
    await isFocused(because)
    expect(because.getAttribute('aria-invalid')).toBe('true')
    expect(dialog().queryByRole('alert')).toBeNull()
  })

  it('a choice that is missing has the focus before anything is sent', async () => {
    const asked = await openPolicy(inForce, finance)
    openAct('Cancel the policy')
    fireEvent.change(dialog().getByLabelText('Why it is cancelled'), { target: { value: 'customer' } })
    press('Work out the refund')
    await isFocused(dialog().getByLabelText('Yes'))
    expect(asked.some(({ name }) => name === 'PreviewCancellation')).toBe(false)
  })

  it('an error of a field that the form does not show is said above the buttons', async () => {
    const errors = [{ field: 'body.lastDay', message: 'The last day of cover is too late' }]
    await openPolicy(inForce, finance, {
      PreviewCancellation: [200, preview],
      CancelPolicyWithRefund: [400, { code: 'BAD_REQUEST', errors }],
    })
    openAct('Cancel the policy')
    fireEvent.change(dialog().getByLabelText('Why it is cancelled'), { target: { value: 'customer' } })
    fireEvent.click(dialog().getByLabelText('No'))
    press('Work out the refund')
    fireEvent.change(await dialog().findByLabelText(/Your reason/), { target: { value: 'case 4711' } })
    press('Cancel and refund £391.78')
    expect((await dialog().findByRole('alert')).textContent).toBe('The last day of cover is too late')
    press('Change')
    expect(dialog().getByLabelText<HTMLSelectElement>('Why it is cancelled').value).toBe('customer')
  })

  it('a correction without a reason says so at the reason, not at the amount', async () => {
    const errors = [{ field: 'body.because', message: 'Enter your reason' }]
    await openPolicy(
      { ...cancelled, refunds: [{ ...transfer, way: 'card', mayCorrect: true, mayConfirm: true }] },
      { ...finance, name: 'Tom Ellery' },
      { CorrectRefund: [400, { code: 'BAD_REQUEST', errors }] },
    )
    const waiting = within(screen.getByRole('region', { name: 'Waiting for a decision' }))
    fireEvent.click(waiting.getByText('Correct the amount', { selector: 'summary *, summary' }))
    const amount = waiting.getByLabelText(/Correct amount/)
    fireEvent.change(amount, { target: { value: '60' } })
    fireEvent.click(waiting.getByRole('button', { name: 'Correct the amount' }))
    await waitFor(() =>
      expect(waiting.getByLabelText(/Your reason/).getAttribute('aria-invalid')).toBe('true'),
    )
    expect(amount.getAttribute('aria-invalid')).not.toBe('true')
  })
})

const preview = {
  endsAt: '2026-11-19T11:00:00.000Z',
  isNow: true,
  earliest: '2026-11-19',
  figures: cancelled.cancellation.figures,
  needsSecondPerson: false,
  confirmers: [],
}
