import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SalesImage } from './SalesImage.tsx'

afterEach(() => {
  cleanup()
  document.head.innerHTML = ''
})

function shown(activity: 'Quote' | 'Sale', source?: string): string | undefined {
  document.head.innerHTML =
    '<meta name="sales-image" content="https://pixel.example/sale" data-source="quotelark">'
  const { container } = render(<SalesImage quoteReference="A-1" source={source} activity={activity} />)
  return container.querySelector('img')?.src
}

it.each([
  ['landed on their price', 'Quote', 'Landing Page'],
  ['bought', 'Sale', 'Payment Confirmation Page'],
] as const)('reports to the site that its visitor has %s [AGG-13] [D-175]', (_, activity, pageContext) => {
  expect(Object.fromEntries(new URL(shown(activity, 'quotelark') ?? '').searchParams)).toEqual({
    brandId: 'A',
    quoteReference: 'A-1',
    activity,
    pageContext,
  })
})

it('is not rendered for other visitors [AGG-14]', () => {
  expect(shown('Quote')).toBeUndefined()
  expect(shown('Quote', 'pennyfair')).toBeUndefined()
})
