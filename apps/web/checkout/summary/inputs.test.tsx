import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aCustomerEachTime, accountNumber, show, sortCode, type } from './testing/page.tsx'

aCustomerEachTime()

it('writes the sort code in pairs and the account number in one piece [DDM-25]', () => {
  show()
  type(sortCode(), '089999')
  expect(sortCode().value).toBe('08-99-99')
  type(accountNumber(), '0012 3456')
  expect(accountNumber().value).toBe('00123456')
  for (const box of [sortCode(), accountNumber()]) {
    expect(box.inputMode).toBe('numeric')
    expect(box.autocomplete).toBe('off')
  }
})

it('explains how to judge whether the repayments are affordable [DDM-02]', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: /How do I know if I can afford it/ }))
  const help = within(screen.getByRole('dialog', { name: 'Can I afford it?' }))
  expect(help.getByText(/£89.53 when you buy/)).toBeDefined()
  fireEvent.click(help.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
