import { describe, expect, it } from 'vitest'
import { deskPageAt, deskPages } from './desk-pages.ts'

describe('the page at an address', () => {
  it('is found at its own address only [DSK-117]', () => {
    for (const [page, address] of Object.entries(deskPages))
      expect(deskPageAt(address.replace(/:\w+/g, 'x'))?.page).toBe(page)
    for (const other of ['/nothing', '//', '/signed-out/', '/%E0%A4%A', ''])
      expect(deskPageAt(other), other).toBeUndefined()
  })
})
