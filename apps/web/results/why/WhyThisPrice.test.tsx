import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useResults } from '../../state/results-state.ts'
import {
  gives,
  isDown,
  openHarness,
  resultsWith,
  server,
  showPart,
} from '../extras/testing/offer-harness.tsx'
import { WhyThisPrice } from './WhyThisPrice.tsx'

afterEach(cleanup)

const receipt = {
  lines: [
    { kind: 'base', group: 'start', title: 'Where every price starts', words: '', amount: 600 },
    { kind: 'factor', group: 'you', title: 'Your age', words: '39', amount: -123 },
    { kind: 'tax', group: 'charges', title: 'Insurance premium tax (12%)', words: '', amount: 57.24 },
    { kind: 'fee', group: 'charges', title: 'Policy administration fee', words: '', amount: 35 },
  ],
  unmoved: 1,
  basedOn: 'The price is based on the driver whose risk is highest: you',
  total: 569.24,
}

function show(answer = gives(receipt)) {
  openHarness()
  server.answers['GetPriceReceipt'] = answer
  showPart((offer) => <WhyThisPrice offer={offer} />)
}
function open() {
  const details = document.querySelector('details')
  if (!details) throw new Error('Nothing to open')
  act(() => {
    details.open = true
    fireEvent(details, new Event('toggle'))
  })
}

it('is fetched only when it is opened', async () => {
  show()
  expect(server.asked).toEqual([])
  open()
  expect(document.querySelectorAll('[data-part="skeleton"]')).toHaveLength(4)
  await screen.findByRole('table')
  expect(server.asked.map(({ call }) => call)).toEqual(['GetPriceReceipt'])
})

it('shows each line with its answer, adds them up, and shows what monthly payment adds', async () => {
  show()
  open()
  await screen.findByRole('table')
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' '))
  expect(rows).toEqual([
    'Where we start',
    'Where every price starts £600.00',
    'You and your driving',
    'Your age39 −£123.00',
    'Tax and fees +£92.24',
    'Insurance premium tax (12%) +£57.24',
    'Policy administration fee +£35.00',
    'Your price, paid in full £569.24',
  ])
  expect(screen.getByText('Paying monthly adds interest of £73.46 to this.')).toBeDefined()
  expect(screen.getByText('1 other factor made no difference to your price.')).toBeDefined()
  expect(screen.getByText('The price is based on the driver whose risk is highest: you.')).toBeDefined()
})

it('shows an error when it cannot be fetched, and requests it again', async () => {
  show(isDown)
  open()
  expect((await screen.findByRole('alert')).textContent).toContain("couldn't get the receipt")
  server.answers['GetPriceReceipt'] = gives(receipt)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('table')
})

it('is fetched again for another price', async () => {
  show()
  open()
  await screen.findByRole('table')
  act(() => useResults.setState({ results: resultsWith({ outcomeId: 'outcome-2' }) }))
  await vi.waitFor(() => expect(server.asked).toHaveLength(2))
  await screen.findByRole('table')
})
