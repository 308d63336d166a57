import { disclaimer } from '@milepost/domain/questions/cover/has-agreed-disclaimer'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { DisclaimerField } from './DisclaimerField.tsx'

afterEach(cleanup)

const problem = 'Please read the disclaimer and agree to it before continuing'

function Page({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  const fieldProps = {
    name: 'agree',
    id: 'agree',
    value,
    onChange: (event: { target: { value: string } }) => setValue(event.target.value),
    error,
    'data-error-key': error && 'disclaimerRequired',
  }
  return <DisclaimerField fieldProps={fieldProps} disclaimer={disclaimer} />
}

const read = () => screen.getByRole('button', { name: 'Read Disclaimer' })

it('can be agreed to only in the dialog, where it is read [COV-01] [COV-07]', () => {
  render(<Page />)
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull()
  expect(screen.queryByText(/DVLA/)).toBeNull()
  fireEvent.click(read())
  const dialog = screen.getByRole('dialog', { name: 'Disclaimer' })
  expect(within(dialog).getByText(/records held by the DVLA/)).toBeDefined()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Agree' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('You have read and agreed to the disclaimer.')).toBeDefined()
})

it('is not agreed to when the dialog is closed', () => {
  render(<Page />)
  fireEvent.click(read())
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByText('You have read and agreed to the disclaimer.')).toBeNull()
})

it('ties its error to the button that corrects it [COV-07]', () => {
  render(<Page error={problem} />)
  const button = read()
  expect(button.id).toBe('agree')
  expect(button.getAttribute('data-error-key')).toBe('disclaimerRequired')
  const described = (button.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(`Error: ${problem}`)
})

it('can be read again', () => {
  render(<Page />)
  fireEvent.click(read())
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }))
  fireEvent.click(read())
  expect(screen.getByRole('dialog', { name: 'Disclaimer' })).toBeDefined()
})
