import '../../questions/address/testing/acorn-page'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { resetQuote, useQuote } from '../../kept/quote-state'
import { SalesImage } from './SalesImage'

afterEach(() => {
  cleanup()
  resetQuote()
  document.head.innerHTML = ''
})

function shown(sourceOfBusiness?: string): string | undefined {
  document.head.innerHTML =
    '<meta name="sales-image" content="https://pixel.example/sale" data-source="quotelark">'
  if (sourceOfBusiness)
    useQuote.setState({ aggregator: { sourceOfBusiness, quoteRef: 'A-1', licenceNumberRequired: false } })
  return render(<SalesImage quoteReference="A-1" />).container.querySelector('img')?.src
}

it('tells the site that its visitor has landed on their price [AGG-13] [D-175]', () => {
  expect(Object.fromEntries(new URL(shown('quotelark') ?? '').searchParams)).toEqual({
    brandId: 'A',
    quoteReference: 'A-1',
    activity: 'Quote',
    pageContext: 'Landing Page',
  })
})

it('is not there for anybody else [AGG-14]', () => {
  expect(shown()).toBeUndefined()
  expect(shown('pennyfair')).toBeUndefined()
})
