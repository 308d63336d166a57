import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stopOnSignal } from './lifecycle.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

function stopping(stop: () => Promise<void>) {
  const signals = new EventEmitter()
  const exits: number[] = []
  const events: string[] = []
  let cuts = 0
  const ours = Object.assign(signals, { exit: (code: number) => void exits.push(code) })
  stopOnSignal({ stop, cutOff: () => void cuts++ }, (name) => void events.push(name), ours)
  return { signals, exits, events, cuts: () => cuts }
}

it.each(['SIGTERM', 'SIGINT', 'disconnect'])('stops and exits with 0 on %s', async (signal) => {
  const { signals, exits, events } = stopping(async () => undefined)
  signals.emit(signal)
  await vi.advanceTimersByTimeAsync(0)
  expect(exits).toEqual([0])
  expect(events).toEqual(['api.stopping', 'api.stopped'])
})

it('lets requests finish for 40 seconds, then cuts them off', async () => {
  const { signals, cuts, exits } = stopping(() => new Promise(() => {}))
  signals.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(39_999)
  expect(cuts()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(cuts()).toBe(1)
  expect(exits).toEqual([])
})

it('exits immediately on a second signal, but not on the echo of the first', async () => {
  const { signals, exits } = stopping(() => new Promise(() => {}))
  signals.emit('SIGINT')
  await vi.advanceTimersByTimeAsync(500)
  signals.emit('SIGTERM')
  expect(exits).toEqual([])
  await vi.advanceTimersByTimeAsync(600)
  signals.emit('SIGINT')
  expect(exits).toEqual([1])
})
