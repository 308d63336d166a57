import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useIdleTimeout } from './use-idle-timeout.ts'

const MINUTE = 60_000
const times = { warnAfterMs: 13 * MINUTE, endAfterMs: 15 * MINUTE }

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-02T10:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show() {
  const [onWarn, onEnd] = [vi.fn(), vi.fn()]
  function Page({ isHeld = false }: { isHeld?: boolean }) {
    const { secondsLeft, stay } = useIdleTimeout(times, { onWarn, onEnd, isHeld })
    return (
      <button type="button" onClick={stay}>
        {secondsLeft ?? 'calm'}
      </button>
    )
  }
  const { rerender } = render(<Page />)
  return {
    onWarn,
    onEnd,
    says: () => screen.getByRole('button').textContent,
    hold: (isHeld: boolean) => rerender(<Page isHeld={isHeld} />),
  }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
/** The device sleeps: the clock advances, timers do not. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)

it('warns after 13 minutes, counts down and ends after 15 [END-11] [CON-31]', () => {
  const { onWarn, onEnd, says } = show()
  pass(13 * MINUTE - 1)
  expect(says()).toBe('calm')
  pass(1)
  expect(says()).toBe('120')
  pass(30_000)
  expect(says()).toBe('90')
  expect(onWarn).toHaveBeenCalledOnce()
  pass(90_000 - 1)
  expect(onEnd).not.toHaveBeenCalled()
  pass(1)
  expect(onEnd).toHaveBeenCalledOnce()
  pass(60 * MINUTE)
  expect(onEnd).toHaveBeenCalledOnce()
})

it.each(['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'input'])(
  'counts from the last %s',
  (sign) => {
    const { says } = show()
    pass(12 * MINUTE)
    fireEvent(window, new Event(sign))
    pass(12 * MINUTE)
    expect(says()).toBe('calm')
    pass(MINUTE)
    expect(says()).toBe('120')
  },
)

it('stays open as often as the customer asks, for the full time again', () => {
  const { onEnd, says } = show()
  for (let times = 0; times < 12; times += 1) {
    pass(14 * MINUTE)
    expect(says()).toBe('60')
    fireEvent.click(screen.getByRole('button'))
    expect(says()).toBe('calm')
  }
  expect(onEnd).not.toHaveBeenCalled()
})

it('does not count a mouse movement as an answer to its warning', () => {
  const { onEnd, says } = show()
  pass(14 * MINUTE)
  fireEvent(window, new Event('pointermove'))
  expect(says()).toBe('60')
  pass(MINUTE)
  expect(onEnd).toHaveBeenCalledOnce()
})

it('ends immediately when a device wakes up too late, even on a touch', () => {
  const first = show()
  sleep(60 * MINUTE)
  fireEvent(document, new Event('visibilitychange'))
  expect(first.onEnd).toHaveBeenCalledOnce()
  expect(first.onWarn).not.toHaveBeenCalled()
  cleanup()

  const second = show()
  sleep(60 * MINUTE)
  fireEvent(window, new Event('pointerdown'))
  expect(second.onEnd).toHaveBeenCalledOnce()
})

it('warns when a device wakes up in time', () => {
  const { says } = show()
  sleep(14 * MINUTE)
  act(() => void fireEvent(document, new Event('visibilitychange')))
  expect(says()).toBe('60')
})

it('neither warns nor ends while it is held, and counts the full time afterwards [D-048] [F11]', () => {
  const { onWarn, onEnd, says, hold } = show()
  pass(12 * MINUTE)
  hold(true)
  pass(60 * MINUTE)
  fireEvent(document, new Event('visibilitychange'))
  expect(says()).toBe('calm')
  expect(onWarn).not.toHaveBeenCalled()
  expect(onEnd).not.toHaveBeenCalled()
  hold(false)
  pass(13 * MINUTE - 1)
  expect(says()).toBe('calm')
  pass(1)
  expect(says()).toBe('120')
})

it('removes an open warning when it is held [D-048]', () => {
  const { onEnd, says, hold } = show()
  pass(14 * MINUTE)
  expect(says()).toBe('60')
  hold(true)
  expect(says()).toBe('calm')
  pass(5 * MINUTE)
  expect(onEnd).not.toHaveBeenCalled()
})
