import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { describe, expect, it } from 'vitest'
import { documentsIssued } from '../documents.ts'
import { journeysOfRun } from '../testing/journeys-of-run.ts'
import { aPolicy, readPolicyDocument } from '../testing/policies.ts'

describe.each(journeysOfRun)('the documents of a policy of %s', (id) => {
  const policy = aPolicy(id)
  const { claimsLine, phone } = firmOf(journeys[id].brand)

  it.each(['welcome-letter', 'policy-wording', 'terms-of-business'] as const)(
    'name the claims line and its hours: %s [BUY-02] [JRN-15]',
    async (kind) => {
      const { text } = await readPolicyDocument(kind, policy)
      expect(text).toContain(`${claimsLine.phone.display}, open 24 hours a day, every day`)
    },
  )

  it('give no other hours for it, and start no word within a sentence with a capital for its hours', async () => {
    for (const { kind } of documentsIssued(policy)) {
      const { text } = await readPolicyDocument(kind, policy)
      expect(text, kind).not.toMatch(/day (or|and) night|[,(] ?Every /)
      expect(text, kind).not.toMatch(new RegExp(`claims line[^.]*${phone.display}`))
    }
  })
})
