import '../../questions/address/testing/acorn-page'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SaleImage } from './SaleImage'

afterEach(() => {
  cleanup()
  document.head.innerHTML = ''
})

it('tells the site that its visitor has bought, on the page that confirms it [AGG-13] [D-175]', () => {
  document.head.innerHTML =
    '<meta name="sales-image" content="https://pixel.example/sale" data-source="quotelark">'
  const { container } = render(<SaleImage quoteReference="A-1" source="quotelark" />)
  expect(Object.fromEntries(new URL(container.querySelector('img')?.src ?? '').searchParams)).toEqual({
    brandId: 'A',
    quoteReference: 'A-1',
    activity: 'Sale',
    pageContext: 'Payment Confirmation Page',
  })
})
