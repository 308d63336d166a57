import { describe, expect, it } from 'vitest'
import { type Count, journeyReport, reportedKinds } from './journey-report.ts'
import { browserEventKinds } from './visit-steps.ts'

const count = (fields: Partial<Count> & Pick<Count, 'kind'>): Count => ({
  step: '',
  question: '',
  code: '',
  band: '',
  site: '',
  visits: 0,
  times: 0,
  ...fields,
})
const ended = (visits: number, band: string, step: string, more: Partial<Count> = {}) =>
  count({ kind: 'visit-ended', band, step, visits, times: visits, ...more })

describe('the funnel', () => {
  const { funnel, visits, stops } = journeyReport([
    ended(50, 'vehicleDetails', 'vehicleDetails', { question: 'vehicleDetails-registration' }),
    ended(30, 'vehicleDetails', 'aboutYou', { question: 'proposerDetails-title', code: 'titleRequired' }),
    // Returned to a price, and saw no question.
    ended(5, 'results', 'results'),
    ended(15, 'vehicleDetails', 'thankYou'),
  ])
  const row = (step: string) => funnel.find((each) => each.step === step)

  it('counts a visit on every step from its first to its furthest, seen or skipped [DSK-904]', () => {
    expect(visits).toBe(100)
    expect(row('vehicleDetails')).toMatchObject({ reached: 95, stopped: 50 })
    expect(row('vehicleDetailsTwo')).toMatchObject({ reached: 45, stopped: 0 })
    expect(row('aboutYou')).toMatchObject({ reached: 45, stopped: 30 })
    expect(row('vehicleCover')).toMatchObject({ reached: 15, stopped: 0 })
    expect(row('results')).toMatchObject({ reached: 20, stopped: 5 })
    expect(row('thankYou')).toMatchObject({ reached: 15, stopped: 0 })
  })

  it('lists at which question and after which error visits stopped, most frequent first [DSK-904]', () => {
    expect(stops.map(({ step, question, code, visits: left }) => [step, question, code, left])).toEqual([
      ['vehicleDetails', 'vehicleDetails-registration', '', 50],
      ['aboutYou', 'proposerDetails-title', 'titleRequired', 30],
      ['results', '', '', 5],
    ])
  })
})

it('calculates how long a step takes from counts by band [DSK-904]', () => {
  const done = (band: string, times: number) => count({ kind: 'step-done', step: 'aboutYou', band, times })
  const { funnel } = journeyReport([done('30', 50), done('60', 40), done('300', 10)])
  expect(funnel.find(({ step }) => step === 'aboutYou')).toMatchObject({
    halfWithinSeconds: 45,
    nineOfTenWithinSeconds: 90,
  })
  expect(funnel.find(({ step }) => step === 'results')).toMatchObject({ halfWithinSeconds: undefined })
})

it('adds up the server’s own counts, by reason and by site [DSK-905]', () => {
  const report = journeyReport([
    count({ kind: 'priced', times: 80 }),
    count({ kind: 'priced', times: 20, site: 'quotelark' }),
    count({ kind: 'declined', times: 5, site: 'quotelark' }),
    count({ kind: 'decline-reason', code: 'banned', times: 4 }),
    count({ kind: 'decline-reason', code: 'over-age', times: 9 }),
    count({ kind: 'arrived', times: 7, site: 'quotelark' }),
    count({ kind: 'payment-begun', times: 12 }),
    count({ kind: 'payment-refused', code: 'declined', times: 3 }),
    count({ kind: 'bought', band: '1000', times: 8 }),
    count({ kind: 'bought', band: '250', times: 1, site: 'quotelark' }),
  ])
  expect(report.outcomes).toEqual({
    priced: 100,
    declined: 5,
    referred: 0,
    paymentsBegun: 15,
    paymentsRefused: 3,
    bought: 9,
  })
  expect(report.declineReasons).toEqual([
    { code: 'over-age', times: 9 },
    { code: 'banned', times: 4 },
  ])
  expect(report.refusedCards).toEqual([{ code: 'declined', times: 3 }])
  expect(report.boughtPrices.map(({ band }) => band)).toEqual(['250', '1000'])
  expect(report.sites).toEqual([{ site: 'quotelark', asked: 25, offered: 20, arrived: 7, bought: 1 }])
})

it('uses all kinds of counts that are read for it, and no others [DSK-906]', () => {
  const nothing = journeyReport([])
  const met = { question: 'proposerDetails-title', code: 'x', band: '5', site: 'quotelark' }
  // On a step, and on a page that ends a journey.
  const report = (kind: Count['kind']) =>
    journeyReport(['results', 'decline'].map((step) => count({ kind, ...met, step, visits: 1, times: 1 })))
  const left = browserEventKinds.filter((kind) => !reportedKinds.some((each) => each === kind))
  expect(left).toEqual(['question-answered', 'question-left', 'buy-pressed'])
  for (const kind of left) expect(report(kind)).toEqual(nothing)
  for (const kind of reportedKinds) expect(report(kind), kind).not.toEqual(nothing)
})
