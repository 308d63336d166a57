import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Change } from './figures'

afterEach(cleanup)

it.each([
  [120, 100, '▲ up 20%, was 100'],
  [80, 100, '▼ down 20%, was 100'],
  [100, 100, 'as before, was 100'],
  // One visit more would change the percentage by a lot.
  [120, 2, 'was 2'],
  [120, 0, 'none before'],
])('tells how %i stands to the %i of the other period [DSK-908]', (now, before, words) => {
  render(<Change now={now} before={before} />)
  expect(screen.getByText(words)).toBeTruthy()
})
