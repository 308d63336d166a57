import { pence } from '@milepost/domain/values/pence'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearResults, useResults } from '../../state/results-state.ts'
import { useCountUp } from './use-count-up.ts'

function Total() {
  return <span ref={useCountUp(pence(97149))}>£971.49</span>
}

let frames: FrameRequestCallback[] = []
const isReduced = vi.fn(() => false)
const total = () => document.querySelector('span')
function paint(at: number): void {
  for (const frame of frames.splice(0)) frame(at)
}

beforeEach(() => {
  frames = []
  isReduced.mockReturnValue(false)
  vi.spyOn(performance, 'now').mockReturnValue(0)
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced() }))
})
afterEach(() => {
  cleanup()
  clearResults()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('counts the first price up within 400 ms, over an amount that is correct from the start', () => {
  render(<Total />)
  paint(100)
  expect(total()?.textContent).toBe('£971.49')
  expect(total()?.dataset['counting']).toMatch(/^£[1-8]\d\d\.\d\d$/)
  paint(400)
  expect(total()?.dataset['counting']).toBeUndefined()
  expect(frames).toEqual([])
})

it('does not count again, and not for customers who prefer reduced motion', () => {
  useResults.setState({ shownPrice: { outcomeId: 'outcome-1' } })
  render(<Total />)
  expect(frames).toEqual([])
  cleanup()
  clearResults()
  isReduced.mockReturnValue(true)
  render(<Total />)
  expect(frames).toEqual([])
})
