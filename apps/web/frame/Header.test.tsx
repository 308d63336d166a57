import { brands } from '@milepost/brands/brands'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Header } from './Header.tsx'

afterEach(() => {
  window.scrollTo(0, 0)
  cleanup()
})

const brand = brands['A']

function scrollTo(y: number) {
  act(() => {
    window.scrollTo(0, y)
    window.dispatchEvent(new Event('scroll'))
  })
}

it('becomes compact after 50 px and back again [CON-14]', () => {
  render(<Header brand={brand} product="Car insurance" onLogo={() => {}} />)
  const isCompact = () => screen.getByRole('banner').hasAttribute('data-compact')
  expect(isCompact()).toBe(false)
  scrollTo(50)
  expect(isCompact()).toBe(false)
  scrollTo(51)
  expect(isCompact()).toBe(true)
  scrollTo(0)
  expect(isCompact()).toBe(false)
})

it('shows what is sold next to the mark, outside the link to the home page', () => {
  render(<Header brand={brand} product="Van insurance" onLogo={() => {}} />)
  expect(screen.getByText('Van insurance').closest('a')).toBeNull()
  expect(screen.getByRole('link', { name: 'Acorn home page' })).toBeDefined()
})

it('asks before it follows the logo’s link', () => {
  const onLogo = vi.fn()
  render(<Header brand={brand} product="Car insurance" onLogo={onLogo} />)
  const logo = screen.getByRole('link', { name: 'Acorn home page' })
  expect(fireEvent.click(logo)).toBe(false)
  expect(onLogo).toHaveBeenCalledOnce()
})

it('leaves a new tab to the browser, without asking', () => {
  const onLogo = vi.fn()
  render(<Header brand={brand} product="Car insurance" onLogo={onLogo} />)
  const logo = screen.getByRole('link', { name: 'Acorn home page' })
  logo.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(logo, { ctrlKey: true })
  expect(onLogo).not.toHaveBeenCalled()
})

it('has the phone number as a link', () => {
  render(<Header brand={brand} product="Car insurance" onLogo={() => {}} />)
  const phone = screen.getByRole('link', { name: /Call us on 0808 157 0132/ })
  expect(phone.getAttribute('href')).toBe('tel:+448081570132')
})

it('is compact on a page that opens scrolled, without a scroll event [CON-14]', async () => {
  window.scrollTo(0, 51)
  render(<Header brand={brand} product="Car insurance" onLogo={() => {}} />)
  await waitFor(() => expect(screen.getByRole('banner').hasAttribute('data-compact')).toBe(true))
})
