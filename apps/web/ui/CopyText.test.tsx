import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CopyText } from './CopyText.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(writeText?: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', writeText ? { clipboard: { writeText } } : {})
  render(<CopyText text="A-10000001" name="policy number" />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy policy number' }))
}

it('copies its text and announces what was copied', async () => {
  const copied: string[] = []
  show(async (text) => void copied.push(text))
  expect(await screen.findByText('Policy number copied')).toBeDefined()
  expect(copied).toEqual(['A-10000001'])
  expect(screen.getByRole('button', { name: 'Copied policy number' })).toBeDefined()
})

it('leaves the text to be selected when the browser refuses', async () => {
  show(() => Promise.reject(new DOMException('Refused', 'NotAllowedError')))
  await Promise.resolve()
  expect(screen.getByText('A-10000001')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Copy policy number' })).toBeDefined()
})

it('leaves the text to be selected when the browser has no clipboard, without an error', async () => {
  const broken: unknown[] = []
  const note = (reason: unknown) => void broken.push(reason)
  process.on('unhandledRejection', note)
  show()
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', note)
  expect(broken).toEqual([])
  expect(screen.getByRole('button', { name: 'Copy policy number' })).toBeDefined()
})
