import { describe, expect, it } from 'vitest'
import type { Asker } from '../platform/ports.ts'
import { forgetLinks, mailboxTakesLink, mayHaveNewLink, takeBackLink } from './link-limits.ts'
import { anAsker, retrievalSetup } from './testing/in-memory.ts'

const OF = 'A-00000000001'
const DAY = 24 * 60
const strangerFrom = (ip: number) => anAsker(`browser ${ip}`, `203.0.113.${ip}`)
const asked = (asker: Asker, isKnown = false) => ({ tenant: 'A', of: OF, asker, isKnown }) as const

function linkSetup() {
  const setup = retrievalSetup()
  /** How many are granted before the limit. */
  const had = async (ask: (n: number) => Promise<boolean>) => {
    let links = 0
    while (links < 99 && (await ask(links))) links += 1
    return links
  }
  return {
    ...setup,
    ofOne: (asker = strangerFrom(1), isKnown = false) =>
      had(() => mayHaveNewLink(asked(asker, isKnown), setup.ports)),
    ofMany: (first: number) => had((n) => mayHaveNewLink(asked(strangerFrom(first + n)), setup.ports)),
    toMailbox: (email: string, tenant: 'A' | 'M' = 'A') =>
      had(() => mailboxTakesLink({ tenant, email }, setup.ports)),
  }
}

describe('links to one quote', () => {
  it('are limited for one caller to two per hour, and to four per day [D-247]', async () => {
    const { ofOne, pass } = linkSetup()
    expect(await ofOne()).toBe(2)
    pass(59)
    expect(await ofOne()).toBe(0)
    pass(1)
    expect(await ofOne()).toBe(2)
    pass(DAY - 61)
    expect(await ofOne()).toBe(0)
    pass(1)
    // The refused request of a minute ago still counts in its hour.
    expect(await ofOne()).toBe(1)
  })

  it('are limited for all callers together to three per hour, and to six per day [T2]', async () => {
    const { ofMany, pass } = linkSetup()
    expect(await ofMany(1)).toBe(3)
    pass(59)
    expect(await ofMany(20)).toBe(0)
    pass(1)
    expect(await ofMany(40)).toBe(3)
    pass(DAY - 61)
    expect(await ofMany(60)).toBe(0)
    pass(1)
    expect(await ofMany(80)).toBe(2)
  })

  it('are never all used up by one caller [T2]', async () => {
    const { ofOne } = linkSetup()
    await ofOne(strangerFrom(1))
    expect(await ofOne(strangerFrom(2))).toBe(1)
  })

  it('are limited to three per hour for a browser that has held the quote, regardless of strangers’ requests [T2]', async () => {
    const { ofOne, ofMany, pass } = linkSetup()
    await ofMany(1)
    expect(await ofOne(strangerFrom(1), true)).toBe(3)
    pass(60)
    expect(await ofOne(strangerFrom(1), true)).toBe(3)
    expect(await ofMany(2)).toBe(3)
  })

  it('that were never sent are not counted [T2]', async () => {
    const { ofOne, ofMany, ports } = linkSetup()
    await mayHaveNewLink(asked(strangerFrom(1)), ports)
    await takeBackLink(asked(strangerFrom(1)), ports)
    expect(await ofOne()).toBe(2)
    expect(await ofMany(2)).toBe(1)
    await mayHaveNewLink(asked(strangerFrom(1), true), ports)
    await takeBackLink(asked(strangerFrom(1), true), ports)
    expect(await ofOne(strangerFrom(1), true)).toBe(3)
  })

  it('are no longer counted after the owner has opened one [T2]', async () => {
    const { ofOne, ofMany, ports } = linkSetup()
    const owner = strangerFrom(1)
    await ofOne(owner)
    await ofMany(2)
    await ofOne(owner, true)
    await forgetLinks({ tenant: 'A', of: OF, asker: owner }, ports)
    expect(await ofOne(owner, true)).toBe(3)
    expect(await ofOne(owner)).toBe(2)
    expect(await ofMany(50)).toBe(1)
  })
})

describe('links to one mailbox', () => {
  it('are limited to five per hour and fifteen per day, for any quotes [T2]', async () => {
    const { toMailbox, pass } = linkSetup()
    for (let hour = 0; hour < 3; hour += 1) {
      expect(await toMailbox('owner@example.com')).toBe(5)
      pass(60)
    }
    expect(await toMailbox('owner@example.com')).toBe(0)
    pass(DAY - 3 * 60)
    expect(await toMailbox('owner@example.com')).toBe(5)
  })

  it('are counted regardless of capitals, and separately from other mailboxes and other brands [D-005]', async () => {
    const { toMailbox } = linkSetup()
    await toMailbox('owner@example.com')
    expect(await toMailbox(' Owner@Example.com')).toBe(0)
    expect(await toMailbox('other@example.com')).toBe(5)
    expect(await toMailbox('owner@example.com', 'M')).toBe(5)
  })
})
