import '../../questions/address/testing/acorn-page'
import { afterEach, expect, it } from 'vitest'
import { forgetResults, useResults } from '../../kept/results-state'
import { bothTerms } from '../../results/thirty-day/testing'
import { pageOfLanding } from './page-of-landing'

afterEach(forgetResults)

it.each([
  ['/policy-selection', '/policy-selection'],
  ['/Policy-Selection/', '/policy-selection'],
  ['/pcw-result', '/results'],
])('gives whoever was sent to %s the page %s, however the link was written [D-036]', (landedOn, page) => {
  useResults.setState({ results: bothTerms() })
  expect(pageOfLanding(landedOn)).toBe(page)
})
