import { expect, it } from 'vitest'
import { voluntaryExcesses } from './voluntary-excesses'

it('offers the decided amounts, each code being its number of pounds', () => {
  expect(voluntaryExcesses.map((excess) => excess.pounds)).toEqual([
    0, 100, 150, 200, 250, 300, 350, 400, 500, 750, 1000,
  ])
  for (const { code, desc, pounds } of voluntaryExcesses) {
    expect(code).toBe(String(pounds))
    expect(desc).toBe(`£${pounds.toLocaleString('en-GB')}`)
  }
})
