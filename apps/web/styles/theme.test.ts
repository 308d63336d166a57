import { expect, it } from 'vitest'
import { WIDE_FROM_PX } from '../frame/is-wide'
import base from './base.css?raw'
import theme from './theme.css?raw'

it('turns the layout at 1200 and at 1500 px, in styles and in script alike [CON-15]', () => {
  const breakpoints = [...theme.matchAll(/--breakpoint-(\w+): (\d+)px/g)].map(([, name, px]) => [
    name,
    Number(px),
  ])
  expect(breakpoints).toEqual([
    ['md', 768],
    ['lg', 1200],
    ['xl', 1500],
  ])
  expect([...base.matchAll(/@media \(width >= (\d+)px\)/g)].map(([, px]) => Number(px))).toEqual([
    768, 1200, 1500,
  ])
  expect(WIDE_FROM_PX).toBe(1200)
})
