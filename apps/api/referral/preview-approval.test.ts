import { noTerms } from '@milepost/domain/referral/terms'
import { fromPounds } from '@milepost/domain/values/pence'
import { afterAll, expect, it } from 'vitest'
import { previewApproval } from './preview-approval.ts'
import { person, referralServer } from './testing/referral-server.ts'

const server = await referralServer()
afterAll(() => server.stop())
const { person: underwriter } = person('Una', 'underwriter')
const { person: lead } = person('Lea')

it('shows the price on proposed terms, which is the price that the approval then makes [DSK-316]', async () => {
  const { key } = await server.quoted()
  const terms = { ...noTerms, loadingPercent: 20, extraExcess: fromPounds(250) }
  const preview = await previewApproval({ ...key, approve: 'all', terms }, lead, server.actions)
  if (preview.kind !== 'previewed' || preview.assessment.kind !== 'offered') throw new Error('No price')
  expect((await server.found(key)).events).toHaveLength(1)
  await server.approve(key, { terms })
  const { assessment } = (await server.found(key)).quote.current
  if (assessment.kind !== 'offered') throw new Error('No price')
  expect(assessment.rated).toEqual(preview.assessment.rated)
})

it('reports which terms exceed a person’s authority, and what is not valid [DSK-316]', async () => {
  const { key } = await server.quoted()
  const terms = { ...noTerms, loadingPercent: 40 }
  const asked = { ...key, approve: 'all', terms } as const
  expect(await previewApproval(asked, underwriter, server.actions)).toMatchObject({
    beyond: ['loadingPercent', 'sumInsured'],
    beyondAnyAuthority: [],
  })
  const excess = { ...asked, terms: { ...terms, extraExcess: fromPounds(1_001) } }
  expect(await previewApproval(excess, lead, server.actions)).toMatchObject({
    beyondAnyAuthority: ['extraExcess'],
  })
  expect(
    await previewApproval({ ...asked, terms: { ...terms, loadingPercent: 301 } }, lead, server.actions),
  ).toMatchObject({ kind: 'unfit' })
  expect(await previewApproval({ ...asked, version: 9 }, lead, server.actions)).toEqual({ kind: 'moved-on' })
})
