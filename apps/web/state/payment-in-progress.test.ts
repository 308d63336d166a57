import { expect, it } from 'vitest'

it('marks the tab only while a payment is in progress [D-048]', async () => {
  const { startPaying, stopPaying, usePaymentInProgress } = await import('./payment-in-progress.ts')
  startPaying()
  expect(usePaymentInProgress.getState().isPaying).toBe(true)
  expect(Number(sessionStorage.getItem('milepost:acorn_pc:paying'))).toBeGreaterThan(0)
  stopPaying()
  expect(usePaymentInProgress.getState().isPaying).toBe(false)
  expect(sessionStorage.getItem('milepost:acorn_pc:paying')).toBeNull()
})
