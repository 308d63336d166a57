import { brandCodes } from '@milepost/domain/terms/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CardProvider, CardProviderName } from '../../purchase/attempt/provider-ports.ts'
import type { Outcome } from '../observed.ts'
import { deadUrl } from '../testing/fake-provider.ts'
import { realSandbox } from '../testing/real-sandbox.ts'
import { type CardSettings, cardLimits, cardProviders } from './card-providers.ts'
import { braintreeKeys, limits, newOrder, provided, stripeKeys } from './testing/benches.ts'
import { braintreeFront } from './testing/braintree-front.ts'
import { everyName } from './testing/every-provider.ts'
import { stripeFront } from './testing/stripe-front.ts'

const base: CardSettings = {
  cardProvider: 'sandbox',
  sandboxUrl: 'http://127.0.0.1:3001',
  sandboxPublicUrl: 'http://localhost:3001/',
  sandboxCardSecret: 'sk_sandbox_milepost',
  stripe: [],
  braintree: [],
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
  it('is the sandbox for both pages, with one provider for each, loaded from its address for browsers', async () => {
    const providers = await made()
    expect(providers.forPage('STRIPE', 'A')).toMatchObject({
      name: 'sandbox-intents',
      client: {
        page: 'STRIPE',
        service: 'sandbox',
        scriptUrl: 'http://localhost:3001/cards/v1/client.js',
        wallets: { applePay: true, googlePay: true, payPal: true },
      },
    })
    expect(providers.forPage('BRAINTREE', 'A').name).toBe('sandbox-drop-in')
    expect(providers.byName('sandbox-intents')).toBe(providers.forPage('STRIPE', 'A'))
    expect(providers.byName('stripe')).toBeUndefined()
  })

  it.each([
    ['stripe', { stripe: [stripeKeys] }, 'STRIPE', 'pk_test'],
    ['braintree', { braintree: [braintreeKeys] }, 'BRAINTREE', 'm'],
  ] as const)('is %s for both pages', async (cardProvider, keys, page, publicKey) => {
    const providers = await made({ cardProvider, ...keys })
    for (const asked of ['STRIPE', 'BRAINTREE'] as const)
      expect(providers.forPage(asked, 'A')).toMatchObject({
        name: cardProvider,
        client: { page, service: cardProvider, publicKey, scriptUrl: undefined },
      })
    expect(providers.byName('sandbox-intents')).toBeUndefined()
    expect(JSON.stringify(providers.forPage(page, 'A').client)).not.toMatch(/sk|whsec|private|"public"/)
  })

  it('retains a provider whose keys are still set, so that it can finish its payments', async () => {
    const providers = await made({
      cardProvider: 'braintree',
      braintree: [braintreeKeys],
      stripe: [stripeKeys],
    })
    expect(providers.byName('stripe')?.name).toBe('stripe')
    expect(providers.forPage('STRIPE', 'A').name).toBe('braintree')
  })

  it('uses a brand’s own account for that brand, and the shared account for all others', async () => {
    const others = brandCodes.filter((brand) => brand !== 'F')
    const providers = await made({
      cardProvider: 'stripe',
      stripe: [
        { ...stripeKeys, brands: others },
        { ...stripeKeys, slug: 'flag', brands: ['F'], publishableKey: 'pk_flag' },
      ],
    })
    expect(providers.forPage('STRIPE', 'F')).toMatchObject({
      name: 'stripe:flag',
      client: { publicKey: 'pk_flag' },
    })
    expect(providers.forPage('STRIPE', 'A').name).toBe('stripe')
    expect(providers.byName('stripe:flag')).toBe(providers.forPage('STRIPE', 'F'))
    expect(providers.ofService('stripe').map(({ name }) => name)).toEqual(['stripe', 'stripe:flag'])
    expect(providers.ofService('braintree')).toEqual([])
  })

  it('uses each brand’s merchant account within one gateway, and offers Google Pay only with a Google merchant id', async () => {
    const merchantAccountIds = new Map(braintreeKeys.merchantAccountIds).set('F', 'flag-gbp')
    const settings = { cardProvider: 'braintree', braintreeEnvironment: 'production' } as const
    const bare = await made({ ...settings, braintree: [{ ...braintreeKeys, merchantAccountIds }] })
    const { client, name } = bare.forPage('BRAINTREE', 'F')
    expect([name, client.merchantAccountId('F'), client.merchantAccountId('A')]).toEqual([
      'braintree',
      'flag-gbp',
      'milepost-gbp',
    ])
    expect(client.wallets.googlePay).toBe(false)
    const googleMerchantIds = new Map(brandCodes.map((brand) => [brand, 'BCR2DN']))
    const known = await made({ ...settings, braintree: [{ ...braintreeKeys, googleMerchantIds }] })
    const own = known.forPage('BRAINTREE', 'A').client
    expect([own.wallets.googlePay, own.googleMerchantId?.('A')]).toEqual([true, 'BCR2DN'])
  })

  it('waits at most ten seconds for a call that moves money', () => {
    expect(cardLimits).toMatchObject({ attemptMs: 10_000, overallMs: 10_000 })
  })
})

describe('a provider that is unreachable or rejects our key', () => {
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
      ...(name === 'stripe' && { stripe: [{ ...stripeKeys, secretKey: 'wrong' }], stripeUrl: url }),
      ...(name === 'braintree' && {
        braintree: [{ ...braintreeKeys, privateKey: 'wrong' }],
        braintreeUrl: url,
      }),
    })

  it.each(everyName)('%s fails, and is not called again after five failures [F27]', async (name) => {
    const provider = await at(name, await deadUrl())
    const capture = () => provider.capture('ref', newOrder())
    for (let i = 0; i < 5; i++) expect(await capture()).toEqual({ kind: 'failed', reason: 'unreachable' })
    expect(await capture()).toEqual({ kind: 'failed', reason: 'open-circuit' })
    expect(await provider.find('ref')).toEqual({ kind: 'failed', reason: 'open-circuit' })
  })

  it.each(everyName)('%s reports that our key is refused, and is still called', async (name) => {
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

  it('reports the outcome of every call to the observer', async () => {
    seen = []
    const provider = (await made({ sandboxUrl: sandbox.url })).forPage('STRIPE', 'A')
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
