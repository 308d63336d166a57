import { wizardSteps } from '@milepost/domain/journeys/steps'
import { expect, it } from 'vitest'
import { handOverPath, pathOf, paths, stepAt, stepPath, transferPath } from './paths.ts'

it('nests the seven wizard steps under /quote in their order [NAV-01]', () => {
  expect(wizardSteps.map(({ name }) => stepPath(name))).toEqual([
    '/quote/vehicle-details',
    '/quote/vehicle-details-two',
    '/quote/about-you',
    '/quote/driver-details',
    '/quote/driver-details-two',
    '/quote/additional-drivers',
    '/quote/vehicle-cover',
  ])
})

it('returns the step of a path, and undefined for any other path', () => {
  for (const { name } of wizardSteps) expect(stepAt(stepPath(name))).toBe(name)
  expect(stepAt('/quote/about-you/more')).toBeUndefined()
  expect(stepAt(paths.results)).toBeUndefined()
})

it('encodes a registration in the transfer URL safely', () => {
  expect(transferPath('acorn_cv', 'AB12 CDE&x=1')).toBe('/transfer/acorn_cv?registration=AB12+CDE%26x%3D1')
})

it('puts the hand-over token where no server sees it', () => {
  expect(handOverPath('acorn_pc', 'abc')).toBe('/transfer/acorn_pc?handed-over#abc')
})

it.each([
  ['/', paths.root],
  ['/results', paths.results],
  ['/results/', paths.results],
  ['/Quote/About-You', stepPath('aboutYou')],
  ['/quote/about-you/', stepPath('aboutYou')],
  ['/outage', paths.outage],
  ['/outage/', paths.outage],
  ['/nowhere/', '/nowhere/'],
])('resolves %s to its page', (written, path) => {
  expect(pathOf(written)).toBe(path)
})
