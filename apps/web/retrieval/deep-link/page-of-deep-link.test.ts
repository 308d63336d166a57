import { afterEach, expect, it } from 'vitest'
import { bothTerms } from '../../results/thirty-day/testing.ts'
import { clearResults, useResults } from '../../state/results-state.ts'
import { pageOfDeepLink } from './load-deep-link.ts'

afterEach(clearResults)

it.each([
  ['/policy-selection', '/policy-selection'],
  ['/Policy-Selection/', '/policy-selection'],
  ['/pcw-result', '/results'],
])('leads a customer who was sent to %s to %s, for every spelling of the link [D-036]', (landedOn, page) => {
  useResults.setState({ results: bothTerms() })
  expect(pageOfDeepLink(landedOn)).toBe(page)
})
