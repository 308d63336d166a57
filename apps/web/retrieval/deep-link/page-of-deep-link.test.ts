import { afterEach, expect, it } from 'vitest'
import { bothTerms } from '../../results/thirty-day/testing'
import { forgetResults, useResults } from '../../state/results-state'
import { pageOfLanding } from './load-deep-link'

afterEach(forgetResults)

it.each([
  ['/policy-selection', '/policy-selection'],
  ['/Policy-Selection/', '/policy-selection'],
  ['/pcw-result', '/results'],
])('gives whoever was sent to %s the page %s, however the link was written [D-036]', (landedOn, page) => {
  useResults.setState({ results: bothTerms() })
  expect(pageOfLanding(landedOn)).toBe(page)
})
