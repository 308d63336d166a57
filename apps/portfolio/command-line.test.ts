import { describe, expect, it } from 'vitest'
import { readCommand } from './command-line.ts'

const read = (text: string) =>
  readCommand(text.split(' ').filter(Boolean), { folder: '/home/team', rates: '/rates', cores: 8 })

describe('the command line', () => {
  it('accepts a request for prices', () => {
    expect(read('rate book.csv --on 2026-11-15 --out out/prices.csv')).toEqual({
      kind: 'rate',
      book: '/home/team/book.csv',
      on: '2026-11-15',
      out: '/home/team/out/prices.csv',
      rates: '/rates',
      workers: 8,
    })
    expect(read('rate /b.csv --out p.csv --rates mine --workers 2')).toMatchObject({
      book: '/b.csv',
      on: undefined,
      rates: '/home/team/mine',
      workers: 2,
    })
  })

  it('accepts a comparison of days or of folders', () => {
    expect(read('compare b.csv --before 2026-11-15 --after 2026-12-01 --report r.html')).toMatchObject({
      before: { on: '2026-11-15', rates: '/rates' },
      after: { on: '2026-12-01', rates: '/rates' },
      report: '/home/team/r.html',
    })
    expect(
      read('compare b.csv --before 2026-11-15 --after 2026-11-15 --after-rates new --report r.html'),
    ).toMatchObject({ after: { on: '2026-11-15', rates: '/home/team/new' } })
  })

  it('accepts a request for an example, for the columns or for help', () => {
    expect(read('example 100 --seed 7 --out b.csv')).toEqual({
      kind: 'example',
      rows: 100,
      seed: 7,
      out: '/home/team/b.csv',
    })
    expect(read('columns')).toEqual({ kind: 'columns' })
    expect(read('')).toEqual({ kind: 'help' })
    expect(read('rate --help')).toEqual({ kind: 'help' })
  })

  it.each([
    ['price b.csv', /there is no command "price"/],
    ['rate', /rate needs a book/],
    ['rate a.csv b.csv --out p.csv', /rate accepts only one argument: remove b.csv/],
    ['rate b.csv --on 2026-11-15', /rate needs --out/],
    ['rate b.csv --on 15/11/2026 --out p.csv', /--on must be a day written 2026-11-15, not "15\/11\/2026"/],
    ['rate b.csv --out p.csv --report r.html', /rate has no --report/],
    ['rate b.csv --out p.csv --speed 9', /--speed/],
    ['rate b.csv --out p.csv --workers 0', /--workers must be a whole number from 1 to 256/],
    ['compare b.csv --before 2026-11-15 --report r.html', /compare needs --after/],
    ['compare b.csv --before 2026-11-15 --after 2026-11-15 --report r.html', /both versions are the same/],
    ['example ten --out b.csv', /the number of rows must be a whole number/],
  ])('refuses: %s', (text, words) => {
    expect(() => read(text)).toThrow(words)
  })
})
