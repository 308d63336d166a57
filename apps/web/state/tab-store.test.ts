import { beforeEach, expect, it, vi } from 'vitest'

type SavedState = { answer: string; other?: string }

/** A page that was just opened: nothing is in memory. */
async function opened(shape = 1) {
  vi.resetModules()
  const { tabStore } = await import('./tab-store.ts')
  return tabStore<SavedState>('kept', shape, { answer: '' })
}

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.dataset['journey'] = 'acorn_pc'
})

it('restores after a reload what was stored [NAV-29] [D-046]', async () => {
  const store = await opened()
  store.setState({ answer: 'yes' })
  expect((await opened()).getState()).toEqual({ answer: 'yes' })
  expect(Object.keys(sessionStorage)).toEqual(['milepost:acorn_pc:kept'])
})

it('drops what was stored in another shape', async () => {
  const store = await opened()
  store.setState({ answer: 'yes' })
  expect((await opened(2)).getState()).toEqual({ answer: '' })
})

it('drops what cannot be read', async () => {
  sessionStorage.setItem('milepost:acorn_pc:kept', '{"state"')
  expect((await opened()).getState()).toEqual({ answer: '' })
})

it('drops what was left for too long, before a store reads it [D-048]', async () => {
  const store = await opened()
  store.setState({ answer: 'yes' })
  sessionStorage.setItem('milepost:acorn_pc:left', String(Date.now() - 16 * 60_000))
  expect((await opened()).getState()).toEqual({ answer: '' })
})

it('continues to work in a browser without storage', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const store = await opened()
  store.setState({ answer: 'yes' })
  expect(store.getState()).toEqual({ answer: 'yes' })
  full.mockRestore()
})
