import { brandCodes } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { documentTheme } from '../theme.ts'
import { icons, listMarks } from './icons.ts'
import { mixed, pathOperators } from './operators.ts'

it('blends a colour with its background, because not every printer supports transparency', () => {
  expect(mixed('#ffffff', '#000000', 1)).toBe('#ffffff')
  expect(mixed('#ff0000', '#0000ff', 0.5)).toBe('#800080')
  expect(mixed('#102030', '#ffffff', 0.75)).toBe('#4c5864')
})

const points = (written: string) =>
  [...written.matchAll(/([-\d.]+) ([-\d.]+) (?:m|l|c)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

describe('outlines', () => {
  it('are converted into PDF operators', () => {
    expect(pathOperators('M1 2L3 4H5V6C7 8 9 10 11 12Z')).toBe('1 2 m 3 4 l 5 4 l 5 6 l 7 8 9 10 11 12 c h')
  })

  it.each([
    ['M10 20A10 10 0 0 1 20 10', [20, 20]],
    ['M10 20A10 10 0 0 0 20 30', [20, 20]],
    ['M10 20A10 10 0 1 1 20 30', [20, 20]],
    ['M10 20A10 10 0 1 0 30 20', [20, 20]],
    ['M20 10A10 10 0 1 0 30 20', [20, 20]],
  ] as const)('keep the same centre along an arc: %s', (path, [x, y]) => {
    const drawn = points(pathOperators(path))
    expect(drawn.length).toBeGreaterThan(1)
    for (const [left, top] of drawn) expect(Math.hypot(left - x, top - y)).toBeCloseTo(10, 2)
    expect(drawn.at(-1)).toEqual(path.split(' ').slice(-2).map(Number))
  })

  it('follow the long arc if its flag is set', () => {
    expect(points(pathOperators('M10 20A10 10 0 1 1 20 30'))).toHaveLength(4)
    expect(points(pathOperators('M10 20A10 10 0 0 0 20 30'))).toHaveLength(2)
  })

  it('of every brand and icon can be drawn', () => {
    const shapes = [
      ...brandCodes.flatMap((code) => documentTheme(code).mark),
      ...Object.values(icons).flat(),
      ...Object.values(listMarks).flat(),
    ]
    for (const { path } of shapes) {
      for (const [x, y] of points(pathOperators(path))) {
        expect([x, y].every((number) => number > -12 && number < 52)).toBe(true)
      }
    }
  })

  it('that cannot be drawn cause an error', () => {
    expect(() => pathOperators('m1 1l2 2')).toThrow('cannot be drawn')
    expect(() => pathOperators('M1 1L2')).toThrow('cannot be drawn')
  })
})
