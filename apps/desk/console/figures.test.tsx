import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Change } from './figures.tsx'

afterEach(cleanup)

it.each([
  [120, 100, '▲ up 20%, was 100'],
  [80, 100, '▼ down 20%, was 100'],
  [100, 100, 'as before, was 100'],
  // With so few visits, one more would change the percentage a lot.
  [120, 2, 'was 2'],
  [120, 0, 'none before'],
])('compares %i with %i in the other period in words [DSK-908]', (now, before, words) => {
  render(<Change now={now} before={before} />)
  expect(screen.getByText(words)).toBeTruthy()
})
