import { afterEach, expect, it } from 'vitest'
import { salesImageAddress } from './sales-image.ts'

const sale = {
  brandId: 'A',
  quoteReference: 'A-0000000000A',
  activity: 'Quote',
  pageContext: 'Landing Page',
} as const
const setUp = () => {
  document.head.innerHTML =
    '<meta name="sales-image" content="https://pixel.example/sale?v=1" data-source="quotelark">'
}
afterEach(() => {
  document.head.innerHTML = ''
})

it('sends the comparison site only brand, reference, activity and page [AGG-13]', () => {
  setUp()
  const address = new URL(salesImageAddress('Quotelark', sale) ?? '')
  expect(address.origin).toBe('https://pixel.example')
  expect(Object.fromEntries(address.searchParams)).toEqual({ v: '1', ...sale })
})

it.each([['pennyfair'], [undefined]])('reports nothing about a visitor from %s [AGG-14]', (source) => {
  setUp()
  expect(salesImageAddress(source, sale)).toBeUndefined()
})

it('reports nothing unless it is configured [AGG-14]', () => {
  expect(salesImageAddress('quotelark', sale)).toBeUndefined()
})
