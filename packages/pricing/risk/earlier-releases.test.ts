import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { journeys } from '@milepost/domain/journeys/journeys'
import { withNeverAsked } from '@milepost/domain/journeys/never-asked'
import { answersAYearOn } from '@milepost/domain/renewal/answers-next-period'
import { addYears, localDate } from '@milepost/domain/values/local-date'
import { describe, expect, it } from 'vitest'
import { releasedAnswers } from '../testing/releases.ts'
import { readRisk, toRisk } from './risk.ts'

/** The time and start of the renewal of policies purchased in November 2026. */
const start = localDate('2027-11-20')
const now = new Date('2027-11-01T09:00:00Z')
const today = localDate('2027-11-01')

/** Made-up releases that lack one question, and the expected result. */
const lacking: Readonly<Record<string, { assumed: string } | { asked: string }>> = {
  '2026-10-before-left-hand-drive': { assumed: 'vehicleDetails.isLeftHandDrive' },
  '2026-10-before-mileage': { asked: 'vehicleDetails.annualMileage' },
}

const released = releasedAnswers()

it('has stored answers of at least one complete release for every released journey', () => {
  const sold = new Set(released.map(({ journey }) => journey))
  expect(sold.size).toBeGreaterThanOrEqual(10)
  for (const journey of sold)
    expect(released.some((each) => each.journey === journey && !(each.release in lacking))).toBe(true)
})

describe.each(released)('what $release stored for $journey', ({ release, journey, answers, risk }) => {
  const terms = journeys[journey]
  const aged = answersAYearOn(answers, { start, since: addYears(start, -1), today, terms })
  const here = { terms, today, now, channel: 'direct', definition: journeyDefinition } as const
  const filled = withNeverAsked(aged, here)
  const read = toRisk(filled.answers, { terms, now, channel: 'direct' })

  const stored = JSON.stringify(answers)
  const isStored = (field: string) => stored.includes(`"${field.split('.').at(-1)}":`)

  it('includes a risk that can still be read', () => {
    expect(readRisk(risk)).toMatchObject({ journey })
  })

  it('renews with the stored answers, with assumed ones, or after asking: every gap can be asked about [D-266]', () => {
    const expected = lacking[release]
    if (expected === undefined && read.kind === 'missing') {
      // A question without an assumed answer was added. Each gap can be asked about and was never answered before.
      expect(read.missing.every(({ field, message }) => field !== '' && message !== '')).toBe(true)
      expect(read.missing.filter(({ field }) => isStored(field))).toEqual([])
    } else if (expected && 'asked' in expected) {
      expect(read).toMatchObject({ kind: 'missing', missing: [{ field: expected.asked }] })
    } else {
      expect(read).toMatchObject({ kind: 'complete' })
      if (expected) expect(filled.provenance).toMatchObject({ [expected.assumed]: 'assumed' })
      // Questions added since then may be assumed too, but never one that was answered.
      expect(Object.entries(filled.provenance).filter(([, from]) => from !== 'assumed')).toEqual([])
      expect(Object.keys(filled.provenance).filter(isStored)).toEqual([])
    }
  })
})
