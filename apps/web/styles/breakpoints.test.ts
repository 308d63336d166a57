import { expect, it } from 'vitest'
import { WIDE_FROM_PX } from '../frame/is-wide'
import base from './base.css?raw'

const every = Object.values(
  import.meta.glob<string>(['../**/*.css', '!../gallery/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const breakpointsIn = (css: string) => [...css.matchAll(/\(width >= (\d+)px\)/g)].map(([, px]) => Number(px))

it('turns the layout at 1200 and at 1500 px, in styles and in script alike [CON-15]', () => {
  expect(breakpointsIn(base)).toEqual([768, 1200, 1500])
  expect(new Set(every.flatMap(breakpointsIn))).toEqual(new Set([768, 1200, 1500]))
  expect(WIDE_FROM_PX).toBe(1200)
})
