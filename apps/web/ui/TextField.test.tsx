import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TextField } from './TextField.tsx'

afterEach(cleanup)

/** The ids that describe a field, in the order they are read out. */
function describedBy(field: HTMLElement): string[] {
  return (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
}

describe('a field with all its texts', () => {
  it('is named by its label and described by its hint, then its error', () => {
    render(
      <TextField name="email" label="Email address" hint="We write here" error="Enter an email address" />,
    )
    const input = screen.getByRole('textbox', { name: 'Email address' })
    const words = describedBy(input).map((id) => document.getElementById(id)?.textContent)
    expect(words).toEqual(['We write here', 'Error: Enter an email address'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('shows the error between the label and the box', () => {
    render(<TextField name="email" label="Email address" error="Enter an email address" />)
    const order = [
      screen.getByText('Email address'),
      screen.getByText('Enter an email address'),
      screen.getByRole('textbox'),
    ]
    const inDocument = [...order].sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    expect(inDocument).toEqual(order)
  })

  it('shows no error while it is valid', () => {
    render(<TextField name="email" label="Email address" />)
    const input = screen.getByRole('textbox')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(input.hasAttribute('aria-describedby')).toBe(false)
  })

  it('marks an optional field in words', () => {
    render(<TextField name="middle" label="Middle name" optional />)
    expect(screen.getByRole('textbox', { name: 'Middle name (optional)' })).toBeDefined()
  })
})

it('passes on its ref, default value and events', () => {
  const ref = createRef<HTMLInputElement>()
  const onChange = vi.fn()
  render(<TextField name="town" label="Town" ref={ref} defaultValue="Leeds" onChange={onChange} />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Town' })
  expect(ref.current).toBe(input)
  expect(input.value).toBe('Leeds')
  fireEvent.change(input, { target: { value: 'York' } })
  expect(onChange).toHaveBeenCalledOnce()
  expect(input.value).toBe('York')
})
