import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OwnDocument } from './OwnDocument.tsx'

const reload = vi.fn()
const loadedAt = (path: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {
      name: `https://acorn.example${path}`,
      entryType: 'navigation',
      startTime: 0,
      duration: 0,
      toJSON: () => ({}),
    },
  ])
const open = () =>
  render(
    <OwnDocument reload={reload}>
      <p>Make payment</p>
    </OwnDocument>,
  )

describe('a payment page [CRD-23]', () => {
  const meta = document.createElement('meta')
  meta.name = 'payment-windows'
  beforeEach(() => reload.mockReset())
  afterEach(() => {
    cleanup()
    meta.remove()
    vi.restoreAllMocks()
  })

  it('reloads when a wallet opens a window and the document was loaded for another page', () => {
    document.head.append(meta)
    loadedAt('/results')
    open()
    expect(reload).toHaveBeenCalledOnce()
    expect(screen.queryByText('Make payment')).toBeNull()
  })

  it.each(['/make-payment', '/payment-summary'])('does not reload in the document of %s', (path) => {
    document.head.append(meta)
    loadedAt(path)
    open()
    expect(reload).not.toHaveBeenCalled()
    expect(screen.getByText('Make payment')).toBeTruthy()
  })

  it('never reloads when no wallet opens a window', () => {
    loadedAt('/results')
    open()
    expect(reload).not.toHaveBeenCalled()
    expect(screen.getByText('Make payment')).toBeTruthy()
  })
})
