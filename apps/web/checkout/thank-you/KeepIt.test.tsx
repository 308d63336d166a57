import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { brand } from '../../brands/brand.ts'
import { KeepIt } from './KeepIt.tsx'
import { aPolicy } from './testing.ts'

vi.hoisted(() => {
  // The server writes the journey into the page before any script runs.
  document.documentElement.dataset['journey'] = 'acorn_pc'
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const sheet = () => document.querySelector<HTMLElement>('body > [data-part="wallet-sheet"]')

it('has a wallet card that states what it is not [THX-02] [D-215]', () => {
  render(<KeepIt policy={aPolicy()} />)
  const card = within(document.querySelector('[data-part="wallet-card"]') ?? document.body)
  for (const words of [
    'A-10000001',
    'AA19 AAA',
    '16 November 2026 at 09:00',
    '15 November 2027 at 23:59',
    'Hartwell Mutual Insurance Limited',
    `${brand.firm.claimsLine.phone.display}, 24/7`,
    'Not a certificate of motor insurance',
  ])
    expect(card.getByText(words), words).toBeDefined()
})

it('prints the card alone, and the page without the card', () => {
  const printed: string[] = []
  vi.stubGlobal('print', () => printed.push(sheet()?.textContent ?? 'the page'))
  render(<KeepIt policy={aPolicy()} />)
  fireEvent.click(screen.getByRole('button', { name: 'Print the wallet card' }))
  expect(printed[0]).toContain('A-10000001')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(sheet()).toBeNull()

  // A browser that never reports that it has printed.
  fireEvent.click(screen.getByRole('button', { name: 'Print the wallet card' }))
  fireEvent.click(screen.getByRole('button', { name: 'Print this page' }))
  expect(printed[2]).toBe('the page')
})
