import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { adviser, cancelled, cancelling, finance, inForce, openPolicy } from '../testing/open-policy.tsx'

afterEach(cleanup)

const section = () => within(screen.getByRole('region', { name: 'What you can do' }))
const acts = () =>
  section()
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const whyNot = () =>
  section()
    .queryAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

describe('the acts of a policy [DSK-501] [DSK-510]', () => {
  it('stand in one row, and what is not possible now stands below with its reason', async () => {
    await openPolicy(inForce, adviser)
    expect(acts()).toEqual([
      'Send documents again',
      'Correct email address',
      'Turn automatic renewal off',
      'Cancel the policy',
    ])
    expect(whyNot()).toEqual([
      'Refund part of the payment: Finance can do this.',
      'Send restart link: Its cover has not ended, so there is nothing to restart.',
      'Withdraw the notice: No notice of cancellation is running.',
    ])
  })

  it('say who does what this person may not', async () => {
    await openPolicy(inForce, finance)
    expect(acts()).toEqual(['Send documents again', 'Refund part of the payment', 'Cancel the policy'])
    expect(whyNot()).toContain(
      'Correct email address, Turn automatic renewal off: Advisers and team leads can do this.',
    )
  })

  it('follow the state of the policy', async () => {
    await openPolicy(cancelling, finance)
    expect(acts()).toContain('Withdraw the notice')
    expect(acts()).toContain('End cover sooner')
    cleanup()
    await openPolicy(cancelled, adviser)
    expect(acts()).toEqual(['Send last documents', 'Correct email address', 'Send restart link'])
    expect(whyNot()).toContain(
      'Turn automatic renewal on again, Cancel the policy: The policy has been cancelled.',
    )
  })

  it('say why automatic renewal stays off [DSK-508]', async () => {
    await openPolicy({ ...inForce, renewal: { status: 'stopped', whyNotOn: 'not-asked' } }, adviser)
    expect(whyNot()).toContain(
      'Turn automatic renewal on again: The customer did not ask for it when they bought.',
    )
  })

  it('say that nothing is left to refund [DSK-504]', async () => {
    await openPolicy({ ...inForce, price: { ...inForce.price, returned: 535 } }, finance)
    expect(whyNot()).toContain('Refund part of the payment: Nothing that was paid by card is left to refund.')
  })

  it('ask for the second factor before a form that needs it is filled in [DSK-109]', async () => {
    await openPolicy(inForce, { ...finance, secondFactorUntil: undefined })
    fireEvent.click(section().getByRole('button', { name: 'Refund part of the payment' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByRole('link', { name: 'Sign in again to do this' })).toBeTruthy()
    expect(dialog.queryByRole('textbox')).toBeNull()
  })
})

describe('a decision that waits', () => {
  const refund = {
    number: 1,
    amount: 150,
    reason: 'goodwill',
    way: 'card',
    state: 'proposed',
    firstPerson: 'Olive Other',
    begunAt: '2026-11-17T08:00:00.000Z',
    movedAt: '2026-11-17T08:00:00.000Z',
    mayConfirm: true,
    mayRefuse: true,
    mayCorrect: false,
    mayTryAgain: false,
    mayTransfer: false,
    confirmers: ['Femi Carter'],
  }
  const received = {
    code: 'no-claims',
    state: 'received',
    dueOn: '2026-11-20',
    movedAt: '2026-11-17T08:00:00.000Z',
  }

  it('stands above the acts: a refund, and a proof that has come [DSK-507] [DSK-540]', async () => {
    await openPolicy({ ...inForce, refunds: [refund], proofs: [received] }, finance)
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles.slice(0, 2)).toEqual(['Waiting for a decision', 'What you can do'])
    const decisions = within(screen.getByRole('region', { name: 'Waiting for a decision' }))
    expect(decisions.getByText('Refund 1: £150.00')).toBeTruthy()
    expect(decisions.getByRole('button', { name: 'Confirm refund' })).toBeTruthy()
    expect(decisions.getByText(/Received, to be checked/)).toBeTruthy()
  })

  it('is not asked for where nothing waits', async () => {
    await openPolicy({ ...inForce, refunds: [{ ...refund, state: 'refunded' }] }, finance)
    expect(screen.queryByRole('region', { name: 'Waiting for a decision' })).toBeNull()
    expect(screen.getByText('Refund 1: £150.00')).toBeTruthy()
  })
})
