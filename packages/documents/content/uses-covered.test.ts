import { journeys } from '@milepost/domain/journeys/journeys'
import { type VehicleUseCode, vehicleUses } from '@milepost/domain/lists/vehicle'
import { usesCovered } from '@milepost/domain/quote/uses-covered'
import { journeyIds } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { aPolicy, readPolicyDocument } from '../testing/policies.ts'
import { answersOf, aQuote, readDocument } from '../testing/quotes.ts'
import { elements } from '../testing/read-pdf.ts'

/** A quote for this use on a journey that offers it. */
function quotedFor(vehicleUse: VehicleUseCode) {
  const id = journeyIds.find((each) => journeys[each].use.uses.includes(vehicleUse))
  if (!id) throw new Error(`No journey offers ${vehicleUse}`)
  const answers = answersOf(id)
  return { id, answers: { ...answers, vehicleDetails: { ...answers.vehicleDetails, vehicleUse } } }
}

/**
 * Every run reads the shortest document before purchase and the one the police read after it. The long run reads all
 * (docs/decisions/0019).
 */
const isOfRun = (kind: string) => Boolean(process.env['LONG']) || ['key-facts', 'certificate'].includes(kind)
const beforeBuying = ['key-facts', 'ipid', 'policy-summary', 'policy-wording', 'statement-of-fact'] as const
const afterBuying = ['certificate', 'schedule', 'statement-of-fact', 'policy-wording', 'ipid'] as const

describe.each(vehicleUses.map(({ code, desc }) => [code, desc] as const))('class of use %s, %s', (code) => {
  const { id, answers } = quotedFor(code)
  const { covered, excluded } = usesCovered(code)
  // A list or a sentence may begin with a capital.
  const expectUses = (text: string) => {
    for (const use of [...covered, ...excluded]) expect(text.toLowerCase()).toContain(use.toLowerCase())
  }

  it.each(beforeBuying.filter(isOfRun))('is described in full before purchase, in the %s', async (kind) => {
    expectUses((await readDocument(kind, aQuote(id, { answers }))).text)
  })

  it.each(afterBuying.filter(isOfRun))('is described in full after purchase, in the %s', async (kind) => {
    expectUses((await readPolicyDocument(kind, aPolicy(id, { quoted: { answers } }))).text)
  })
})

it('allows private use of a taxi and a van, and states this in the certificate', async () => {
  const limitations = async (code: VehicleUseCode) => {
    const { id, answers } = quotedFor(code)
    const { root } = await readPolicyDocument('certificate', aPolicy(id, { quoted: { answers } }))
    return elements(root, 'TR').at(-1)?.children.at(-1)?.text
  }
  expect(await limitations('PR')).toBe(
    'Use for social, domestic and pleasure purposes; private hire: carrying passengers for hire or reward by advance booking. ' +
      'The policy does not cover use for plying for hire; carrying goods for hire or reward, including deliveries; ' +
      'any other business purpose, including travel to and from other work; ' +
      'racing, pace-making, speed testing, rallies, trials or track days; any purpose in connection with the motor trade.',
  )
  expect(await limitations('G')).toMatch(
    /^Use for social, domestic and pleasure purposes; commuting .*; the carriage of own goods in connection with the policyholder's business\. The policy does not cover use for carrying passengers for hire or reward; carrying goods for hire or reward/,
  )
})
