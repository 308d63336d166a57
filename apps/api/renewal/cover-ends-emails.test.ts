import { endNotices } from '@milepost/domain/promise/end-of-cover'
import { journeyIds } from '@milepost/domain/terms/identity'
import { localDate } from '@milepost/domain/values/local-date'
import { expect, it } from 'vitest'
import { endOfCoverEmail } from './cover-ends-emails.ts'

it.each(journeyIds)(
  'has on %s a subject of its own each time that the end is written about [D-280]',
  (journey) => {
    const about = {
      journey,
      firstName: 'Ada',
      policyNumber: 'A-10000001',
      registration: 'AA19 AAA',
      lastDay: localDate('2027-09-30'),
      offer: undefined,
    }
    const subjects = endNotices.map((notice) => endOfCoverEmail({ ...about, notice }).subject)
    expect(new Set(subjects).size).toBe(endNotices.length)
    for (const subject of subjects) expect(subject.length).toBeLessThanOrEqual(50)
  },
)
