import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { ReminderPage } from './ReminderPage.tsx'

it('asks to open the link again when there is none, sends no request, and offers two actions [T5]', () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  render(
    <MemoryRouter>
      <ReminderPage />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Please open the link in your message again',
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/quote-retrieval',
    '/',
  ])
  expect(fetch).not.toHaveBeenCalled()
})
