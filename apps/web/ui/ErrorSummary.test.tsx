import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ErrorSummary } from './ErrorSummary.tsx'
import { TextField } from './TextField.tsx'

afterEach(cleanup)

it('lists the errors in the words of each field and links to it without leaving the page', () => {
  render(
    <>
      <ErrorSummary errors={[{ fieldId: 'town', message: 'Enter your town' }]} />
      <TextField name="town" label="Town" error="Enter your town" />
    </>,
  )
  expect(screen.getByRole('heading', { name: 'There is a problem' })).toBeDefined()
  const address = location.href
  fireEvent.click(screen.getByRole('link', { name: 'Enter your town' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  expect(location.href).toBe(address)
})

it('is not rendered when nothing is wrong', () => {
  const { container } = render(<ErrorSummary errors={[]} />)
  expect(container.innerHTML).toBe('')
})
