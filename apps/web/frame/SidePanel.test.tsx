import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { brandPackOf } from '../brands/brand-packs'
import { sampleReviews } from './reviews'
import { SidePanel } from './SidePanel'

afterEach(cleanup)

const pack = brandPackOf('M')

it('lists the six benefits [JRN-15]', () => {
  render(<SidePanel pack={pack} />)
  const items = screen.getAllByRole('listitem').filter((item) => item.className === 'benefit')
  expect(items.map((item) => item.textContent)).toEqual([
    'UK call centres',
    '24/7 claims helpline',
    'Courtesy car or van for over 21s',
    'European third party cover',
    'Legal expenses',
    'Cover with points on licence',
  ])
})

it('shows badges, a security seal and reviews [JRN-14]', () => {
  render(<SidePanel pack={pack} />)
  expect(screen.getByText('Authorised and regulated')).toBeDefined()
  expect(screen.getByText('Secure connection')).toBeDefined()
  expect(screen.getByRole('region', { name: 'Reviews' })).toBeDefined()
})

it('shows only 4 and 5 star reviews, says so, and marks samples as samples [JRN-14]', () => {
  expect(sampleReviews.some(({ stars }) => stars < 4)).toBe(true)
  render(<SidePanel pack={pack} />)
  const reviews = within(screen.getByRole('region', { name: 'Reviews' }))
  expect(reviews.getByText('Showing our 4 and 5 star reviews')).toBeDefined()
  const stars = reviews.getAllByText(/out of 5 stars/).map((each) => each.textContent)
  expect(stars).toEqual(['5 out of 5 stars', '4 out of 5 stars'])
  expect(reviews.getAllByText('Sample')).toHaveLength(stars.length)
})

it('is smaller on restart journeys: no picture, no reviews [JRN-18]', () => {
  const { container } = render(<SidePanel pack={pack} size="small" />)
  expect(container.querySelector('.side-panel--small')).not.toBeNull()
  expect(container.querySelector('.artwork')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull()
  expect(screen.getByText('UK call centres')).toBeDefined()
})
