import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CardProvider, CardProviderName } from '../../ports/cards'
import type { Outcome } from '../observed'
import { deadUrl } from '../testing/fake-provider'
import { realSandbox } from '../testing/real-sandbox'
import { cardLimits } from './card-limits'
import { cardProviders } from './card-providers'
import type { CardSettings } from './card-settings'
import { limits, newOrder, provided } from './testing/benches'
import { braintreeFront } from './testing/braintree-front'
import { everyName } from './testing/every-provider'
import { stripeFront } from './testing/stripe-front'

const stripeKeys = { stripeSecretKey: 'sk', stripePublishableKey: 'pk_test', stripeWebhookSecret: 'whsec' }
const braintreeKeys = {
  braintreeMerchantId: 'merchant',
  braintreePublicKey: 'public',
  braintreePrivateKey: 'private',
  braintreeMerchantAccountId: 'milepost-gbp',
}
const base: CardSettings = {
  cardProvider: 'sandbox',
  sandboxUrl: 'http://127.0.0.1:3001',
  sandboxPublicUrl: 'http://localhost:3001/',
  sandboxCardSecret: 'sk_sandbox_milepost',
}
let seen: { provider: string; outcome: Outcome; ms: number }[] = []

const made = (more: Partial<CardSettings> = {}) =>
  cardProviders(
    { ...base, ...more },
    {
      clock: () => new Date(),
      limits,
      observe: (provider, outcome, ms) => seen.push({ provider, outcome, ms }),
    },
  )

describe('the choice of card provider [D-195]', () => {
  it('is the sandbox for both pages, each with its own, loaded from where a browser reaches it', async () => {
    const providers = await made()
    expect(providers.forPage('STRIPE')).toMatchObject({
      name: 'sandbox-intents',
      client: {
        page: 'STRIPE',
        service: 'sandbox',
        scriptUrl: 'http://localhost:3001/cards/v1/client.js',
        wallets: { applePay: true, googlePay: true, payPal: true },
      },
    })
    expect(providers.forPage('BRAINTREE').name).toBe('sandbox-drop-in')
    expect(providers.byName('sandbox-intents')).toBe(providers.forPage('STRIPE'))
    expect(providers.byName('stripe')).toBeUndefined()
  })

  it.each([
    ['stripe', stripeKeys, 'STRIPE', 'pk_test'],
    ['braintree', braintreeKeys, 'BRAINTREE', 'merchant'],
  ] as const)('is %s, whichever page is asked for', async (cardProvider, keys, page, publicKey) => {
    const providers = await made({ cardProvider, ...keys })
    for (const asked of ['STRIPE', 'BRAINTREE'] as const)
      expect(providers.forPage(asked)).toMatchObject({
        name: cardProvider,
        client: { page, service: cardProvider, publicKey, scriptUrl: undefined },
      })
    expect(providers.byName('sandbox-intents')).toBeUndefined()
    expect(JSON.stringify(providers.forPage(page).client)).not.toMatch(/sk|whsec|private|"public"/)
  })

  it('leaves one whose keys are still set to finish what it began', async () => {
    const providers = await made({ cardProvider: 'braintree', ...braintreeKeys, ...stripeKeys })
    expect(providers.byName('stripe')?.name).toBe('stripe')
    expect(providers.forPage('STRIPE').name).toBe('braintree')
  })

  it.each([
    ['stripe', stripeKeys],
    ['braintree', braintreeKeys],
  ] as const)('does not start as %s without all of its keys', async (cardProvider, keys) => {
    for (const name of Object.keys(keys))
      await expect(made({ cardProvider, ...keys, [name]: undefined })).rejects.toThrow('needs')
  })

  it('waits ten seconds for money, and no longer', () => {
    expect(cardLimits).toMatchObject({ attemptMs: 10_000, overallMs: 10_000 })
  })
})

describe('a provider that is not there, or does not know us', () => {
  let sandbox: Awaited<ReturnType<typeof realSandbox>>
  beforeAll(async () => {
    sandbox = await realSandbox()
  })
  afterAll(() => sandbox.stop())
  const at = (name: CardProviderName, url: string): Promise<CardProvider> =>
    provided(name, {
      cardProvider: name === 'stripe' || name === 'braintree' ? name : 'sandbox',
      sandboxUrl: url,
      sandboxCardSecret: 'wrong-secret',
      ...(name === 'stripe' && { stripeSecretKey: 'wrong', stripeUrl: url }),
      ...(name === 'braintree' && { braintreePrivateKey: 'wrong', braintreeUrl: url }),
    })

  it.each(everyName)('%s fails, and is left alone after five times [F27]', async (name) => {
    const provider = await at(name, await deadUrl())
    const capture = () => provider.capture('ref', newOrder())
    for (let i = 0; i < 5; i++) expect(await capture()).toEqual({ kind: 'failed', reason: 'unreachable' })
    expect(await capture()).toEqual({ kind: 'failed', reason: 'open-circuit' })
    expect(await provider.find('ref')).toEqual({ kind: 'failed', reason: 'open-circuit' })
  })

  it.each(everyName)('%s says that our key is refused, and is not left alone for it', async (name) => {
    const front =
      name === 'stripe'
        ? await stripeFront(sandbox.url)
        : name === 'braintree'
          ? await braintreeFront(sandbox.url)
          : undefined
    const provider = await at(name, front?.url ?? sandbox.url)
    for (let i = 0; i < 7; i++)
      expect(await provider.find('ref')).toEqual({ kind: 'failed', reason: 'refused' })
    expect(await provider.prepare(newOrder())).toEqual({ kind: 'failed', reason: 'refused' })
    await front?.close()
  })

  it('tells the observer of every call how it ended', async () => {
    seen = []
    const provider = (await made({ sandboxUrl: sandbox.url })).forPage('STRIPE')
    await provider.find('pi_none')
    await provider.prepare(newOrder())
    await provider.capture('pi_none', newOrder())
    expect(seen).toEqual(
      ['not-found', 'found', 'declined'].map((outcome) => ({
        provider: 'card',
        outcome,
        ms: expect.any(Number),
      })),
    )
  })
})
