import { validateAccountHolderAddress } from '@milepost/domain/questions/kinds/address'
import { blankAddress } from '@milepost/domain/values/address'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AddressPicker } from './AddressInput.tsx'
import { openOutside } from './testing/outside.ts'
import {
  box,
  card,
  descriptionOf,
  entersTheForm,
  found,
  onAnswer,
  press,
  readOnContinue,
  search,
  show,
  stored,
  type,
} from './testing/step.tsx'

beforeEach(() => {
  openOutside()
  onAnswer.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('is offered before a search and after it [ADR-01]', async () => {
  show()
  expect(screen.getByRole('button', { name: 'Enter address manually' })).toBeDefined()
  search()
  await screen.findByRole('radiogroup')
  press('Enter address manually')
  expect(document.activeElement).toBe(box('Address line 1'))
})

it('requires a first line, a town and a postcode, and marks the rest optional [ADR-08]', () => {
  show()
  press('Enter address manually')
  press('Use This Address')
  expect(descriptionOf(box('Address line 1'))).toContain('Please enter the first line of the address')
  expect(descriptionOf(box('Town or city'))).toContain('Please enter the town or city')
  expect(descriptionOf(box('Postcode'))).toContain('Please enter a postcode')
  const optional = screen.getAllByRole('textbox', { name: /\(optional\)$/ })
  expect(optional.map(({ id }) => id.split('-').at(-1))).toEqual(['line2', 'line3', 'county'])
  type('Address line 1', '1 High Street')
  expect(box('Address line 1').hasAttribute('aria-invalid')).toBe(false)
  press('Use This Address')
  expect(document.activeElement).toBe(box('Town or city'))
})

it('stores the normalised address on submit [ADR-07]', async () => {
  show()
  press('Enter address manually')
  type('Address line 1', ' 1 Example Row ')
  type('Town or city', 'London')
  type('Postcode', 'id1-1qd')
  expect(entersTheForm(box('Postcode'))).toBe(false)
  expect(await card()).toBe(document.activeElement)
  expect(stored()).toEqual({ ...found, city: 'London' })
})

it('saves what is typed before it is submitted, so that Continue accepts it', () => {
  show()
  press('Enter address manually')
  type('Address line 1', '1 Example ')
  expect(readOnContinue()).toEqual({ ok: true, value: { ...blankAddress, line1: '1 Example' } })
  expect(box('Address line 1').value).toBe('1 Example ')
})

it('returns to the search on Cancel, and stores nothing [ADR-07]', () => {
  show()
  type('House name or number', '1')
  press('Enter address manually')
  type('Address line 1', '9 Wrong Road')
  press('Cancel')
  expect(box('House name or number').value).toBe('1')
  expect(document.activeElement).toBe(box('House name or number'))
  expect(onAnswer).not.toHaveBeenCalled()
  expect(readOnContinue()).toEqual({ ok: true, value: undefined })
})

it('does not require the town for the holder of a bank account [ADR-09]', () => {
  const still = { value: '', onChange: () => {} }
  const words = { label: 'Address', hint: undefined, help: undefined, error: undefined }
  render(
    <AddressPicker
      fieldProps={{ ...words, ...still, id: 'holder', name: 'holder', 'data-error-key': undefined }}
      answer={undefined}
      onAnswer={onAnswer}
      validate={validateAccountHolderAddress}
      isAutofilled={false}
    />,
  )
  press('Enter address manually')
  expect(box('Town or city (optional)')).toBeDefined()
  type('Address line 1', '1 Example Row')
  type('Postcode', 'ID1 1QD')
  press('Use This Address')
  expect(screen.getByRole('group', { name: /^1 Example Row/ })).toBeDefined()
})
