import { firmOf } from '@milepost/brands/brands'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Footer } from './Footer.tsx'

const firm = firmOf('F')
let width = 1440

beforeEach(() => {
  width = 1440
  vi.stubGlobal('matchMedia', (query: string) => {
    const from = Number(query.match(/min-width: (\d+)px/)?.[1])
    return { matches: width >= from, addEventListener: () => {}, removeEventListener: () => {} }
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const toggle = () => screen.getByRole('button', { name: 'About Flag' })
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true'
/** The attribute that the stylesheet uses once the visitor has chosen. */
const chosen = () =>
  screen
    .getByText(/Registered office/)
    .closest('[data-open]')
    ?.getAttribute('data-open')

describe('the footer', () => {
  it.each([
    [1199, false],
    [1200, true],
  ])('at %i px starts open: %s [JRN-16] [CON-15]', (at, open) => {
    width = at
    render(<Footer firm={firm} />)
    expect(isOpen()).toBe(open)
    expect(chosen()).toBeUndefined()
  })

  it('can be collapsed and expanded; the regulation statement stays visible [JRN-16]', () => {
    render(<Footer firm={firm} />)
    fireEvent.click(toggle())
    expect([isOpen(), chosen()]).toEqual([false, 'false'])
    expect(screen.getByText(firm.regulation).closest('[data-open]')).toBeNull()
    fireEvent.click(toggle())
    expect([isOpen(), chosen()]).toEqual([true, 'true'])
  })

  it('contains terms of business, registered office, and contact and privacy links [JRN-16]', () => {
    render(<Footer firm={firm} />)
    const links = ['Terms of business', 'Contact us', 'Privacy notice'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(links).toEqual([firm.termsOfBusinessUrl, firm.contactUrl, firm.privacyNoticeUrl])
    expect(screen.getByText(new RegExp(firm.registeredOffice))).toBeDefined()
  })

  it('has extra padding on results pages only [JRN-17]', () => {
    const { rerender } = render(<Footer firm={firm} extraPadding />)
    const padded = () => screen.getByRole('contentinfo').hasAttribute('data-extra-padding')
    expect(padded()).toBe(true)
    rerender(<Footer firm={firm} />)
    expect(padded()).toBe(false)
  })
})
