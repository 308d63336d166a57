import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ProgressBar, type ProgressState } from './ProgressBar.tsx'

afterEach(cleanup)

function show(...states: readonly [ProgressState, ProgressState, ProgressState, ProgressState]) {
  const names = ['VEHICLE DETAILS', 'ABOUT YOU', 'DRIVER DETAILS', 'VEHICLE COVER'] as const
  const groups = names.map((name, index) => ({ name, state: states[index] ?? 'ahead' }))
  render(<ProgressBar groups={groups} step={3} steps={7} stepLabel="About You" />)
  return screen.getAllByRole('listitem')
}

it('shows four groups in their order [NAV-19]', () => {
  const items = show('active', 'ahead', 'ahead', 'ahead')
  expect(items.map((item) => item.querySelector('[data-part="progress-name"]')?.textContent)).toEqual([
    'VEHICLE DETAILS',
    'ABOUT YOU',
    'DRIVER DETAILS',
    'VEHICLE COVER',
  ])
})

it('draws each state differently and describes it in words [NAV-20]', () => {
  const items = show('completed', 'active', 'completed-but-gone-back', 'ahead')
  expect(items.map((item) => item.textContent)).toEqual([
    'VEHICLE DETAILS, completed',
    'ABOUT YOU, in progress',
    'DRIVER DETAILS, completed, gone back to',
    'VEHICLE COVER, not started',
  ])
  expect(new Set(items.map((item) => item.className)).size).toBe(4)
  expect(items.map((item) => item.querySelector('svg')?.getAttribute('data-icon'))).toEqual([
    'check',
    undefined,
    'back',
    undefined,
  ])
})

it('marks the customer’s current group, also after going back to it [NAV-20]', () => {
  const current = (items: HTMLElement[]) => items.map((item) => item.getAttribute('aria-current'))
  expect(current(show('completed', 'active', 'completed-but-gone-back', 'ahead'))).toEqual([
    null,
    'step',
    null,
    null,
  ])
  cleanup()
  expect(current(show('completed', 'completed-but-gone-back', 'completed-but-gone-back', 'ahead'))).toEqual([
    null,
    'step',
    null,
    null,
  ])
})

it('shows "Step N of M - {step label}" [NAV-21]', () => {
  show('completed', 'active', 'ahead', 'ahead')
  expect(screen.getByText('Step 3 of 7 - About You')).toBeDefined()
})
