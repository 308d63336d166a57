import { brands } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { LoadReviews } from './ReviewWidget.tsx'
import { SidePanel } from './SidePanel.tsx'

afterEach(cleanup)

const brand = brands['M']
const benefits = { terms: journeys.motorcade_pc, term: 'annual', level: undefined } as const
const reviews: LoadReviews = async () => [
  { id: '1', stars: 5, title: 'Quick', text: 'Ten minutes.', author: 'Sam T' },
  { id: '2', stars: 4, title: 'Clear', text: 'No surprises.', author: 'Ray P' },
]

it('lists the six benefits, and marks the one that is an extra [JRN-15] [D-257]', () => {
  render(<SidePanel brand={brand} benefits={benefits} />)
  const items = screen.getAllByRole('listitem').filter((item) => item.dataset['part'] === 'benefit')
  expect(items.map((item) => item.textContent)).toEqual([
    'UK call centres',
    '24/7 claims helpline',
    'Courtesy car or van for over 21s, with comprehensive cover',
    'European third party cover',
    'Legal expenses, optional extra',
    'Cover with points on licence',
  ])
})

it('shows in the brand’s own words that the answers are saved, once they are [D-046] [D-255]', () => {
  const { rerender } = render(<SidePanel brand={brand} benefits={benefits} />)
  expect(screen.queryByText(/Your answers will be in order/)).toBeNull()
  rerender(<SidePanel brand={brand} benefits={benefits} isSaved />)
  expect(screen.getByText(/Your answers will be in order when you return/)).toBeDefined()
})

it('shows badges and seal, without benefits or their heading, where nothing is sold [JRN-14] [D-257]', () => {
  const { container } = render(<SidePanel brand={brand} />)
  expect(screen.getByText('Authorised and regulated')).toBeDefined()
  expect(screen.getByText('Secure connection')).toBeDefined()
  expect(screen.queryByRole('heading')).toBeNull()
  expect(container.querySelector('[data-part="benefit"]')).toBeNull()
})

it('shows the provider’s reviews, and states which ones they are [JRN-14] [D-256]', async () => {
  render(<SidePanel brand={brand} reviews={reviews} />)
  const widget = within(await screen.findByRole('region', { name: 'Reviews' }))
  expect(widget.getByText('Showing our 4 and 5 star reviews')).toBeDefined()
  expect(widget.getAllByText(/out of 5 stars/).map(({ textContent }) => textContent)).toEqual([
    '5 out of 5 stars',
    '4 out of 5 stars',
  ])
})

it('shows nothing when the provider has no reviews [JRN-14] [D-256]', async () => {
  let asked: Promise<unknown> = Promise.resolve()
  const none: LoadReviews = () => {
    const found = Promise.resolve([])
    asked = found
    return found
  }
  render(<SidePanel brand={brand} reviews={none} />)
  await asked
  expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull()
  expect(screen.queryByText(/star reviews/)).toBeNull()
})

it('is smaller on restart journeys: no picture, no reviews [JRN-18]', () => {
  const { container } = render(<SidePanel brand={brand} size="small" benefits={benefits} reviews={reviews} />)
  expect(container.querySelector('[data-size="small"]')).not.toBeNull()
  expect(container.querySelector('[data-part="artwork"]')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull()
  expect(screen.getByText('UK call centres')).toBeDefined()
})
