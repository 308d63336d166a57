import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sayProgress } from './progress.mjs'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

function screen(isTTY: boolean) {
  let text = ''
  const stream = { isTTY, write: (more: string) => (text += more) }
  return { stream, read: () => text }
}

/** The visible text once cleared lines are removed. */
const shown = (text: string) =>
  text
    .split('\n')
    .map((line) => line.slice(line.lastIndexOf('\r') + 1).replace('\u001b[2K', ''))
    .join('\n')

describe('progress in a terminal', () => {
  it('counts the seconds of work in progress, and leaves the total at the end', () => {
    const { stream, read } = screen(true)
    const say = sayProgress(stream)
    say('Building web …')
    vi.advanceTimersByTime(3000)
    expect(shown(read())).toBe('Building web … 3 s')
    say('Starting …')
    say.done()
    expect(shown(read())).toBe('Building web … 3 s\nStarting …\n')
  })

  it('writes a message without an ellipsis once, without seconds', () => {
    const { stream, read } = screen(true)
    const say = sayProgress(stream)
    say('Installing packages …')
    say('npm could not install the packages.')
    vi.advanceTimersByTime(5000)
    expect(shown(read())).toBe('Installing packages …\nnpm could not install the packages.\n')
  })
})

describe('progress in a file', () => {
  it('is one line per message, without cursor control', () => {
    const { stream, read } = screen(false)
    const say = sayProgress(stream)
    say('Building web …')
    vi.advanceTimersByTime(60_000)
    say('Starting …')
    say.done()
    expect(read()).toBe('Building web …\nStarting …\n')
  })
})
