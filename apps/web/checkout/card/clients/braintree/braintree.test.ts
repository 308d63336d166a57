import { afterEach, describe, expect, it, vi } from 'vitest'
import { fieldsWith, names, opened, parts, settings } from '../../testing/braintree-parts.ts'
import { aSum, handlerSpies, places } from '../../testing/client-settings.ts'
import { createClient } from './braintree-page.ts'

afterEach(() => {
  document.body.replaceChildren()
})

describe('Braintree’s card page [D-265]', () => {
  it('has three labelled fields around Braintree’s frames, started with our token [CRD-01] [D-195] [T27]', async () => {
    const { isOpen, made, hostedFields, into } = await opened()
    expect(isOpen).toBe(true)
    expect(made.client).toHaveBeenCalledWith('token-1')
    const { fields } = hostedFields.mock.lastCall?.[0] ?? {}
    expect(Object.keys(fields ?? {})).toEqual([...names])
    expect([...into.card.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
      'Card number',
      'Expiry date',
      'Security code',
    ])
    expect(into.card.querySelectorAll('input')).toHaveLength(0)
  })

  it('reports whether the card is complete, and shows an error once a field is left [CRD-12]', async () => {
    const { handlers, listeners, into } = await opened()
    listeners.get('validityChange')?.({ ...fieldsWith(true), emittedBy: 'cvv' })
    listeners.get('validityChange')?.({ ...fieldsWith(false), emittedBy: 'cvv' })
    expect(handlers.onChange.mock.calls).toEqual([[true], [false]])
    const invalid = { fields: { number: { isValid: false, isEmpty: false } }, emittedBy: 'number' }
    listeners.get('blur')?.(invalid)
    expect(into.card.textContent).toContain('Please check your card number')
    listeners.get('inputSubmitRequest')?.({})
    expect(handlers.onEnter).toHaveBeenCalledOnce()
  })

  it('has the bank authenticate the card, and returns the resulting nonce [CRD-19] [ERR-23]', async () => {
    const { client, boxes, verifyCard } = await opened()
    expect(await client.choose({ ...aSum(), saveCard: true })).toEqual({
      kind: 'chosen',
      instrument: {
        by: 'nonce',
        nonce: 'nonce-3ds',
        deviceData: '{"correlation_id":"d"}',
        liability: 'shifted',
        paidWith: { kind: 'card', scheme: 'Visa', country: 'GBR' },
      },
    })
    expect(boxes.tokenize).toHaveBeenCalledWith({ cardholderName: 'Alan Morgan' })
    expect(verifyCard.mock.lastCall?.[0]).toMatchObject({
      nonce: 'nonce-1',
      bin: '400000',
      amount: '512.00',
      challengeRequested: true,
      additionalInformation: { ipAddress: '203.0.113.7' },
    })
  })

  it('requests no challenge for a card that is not saved', async () => {
    const { client, verifyCard } = await opened()
    await client.choose(aSum())
    expect(verifyCard.mock.lastCall?.[0]).toMatchObject({ challengeRequested: false })
  })

  it.each([
    ['THREEDS_CARDINAL_SDK_CANCELED', { kind: 'refused', failure: 'not-authenticated' }],
    ['HOSTED_FIELDS_FIELDS_INVALID', { kind: 'incomplete' }],
    ['CLIENT_REQUEST_TIMEOUT', { kind: 'unavailable' }],
    [undefined, { kind: 'unavailable' }],
  ])('reports %s as %j [ERR-19] [ERR-23] [ERR-25]', async (code, choice) => {
    const { client, verifyCard } = await opened()
    verifyCard.mockRejectedValueOnce(Object.assign(new Error('BraintreeError'), { code }))
    expect(await client.choose(aSum())).toEqual(choice)
  })

  it('is unavailable without a token, or when one of its components cannot be loaded [CRD-14] [ERR-25]', async () => {
    const without = createClient({ ...settings(), token: async () => undefined }, parts().components)
    expect(await without.open(places(), handlerSpies())).toBe(false)
    expect(await without.choose(aSum())).toEqual({ kind: 'unavailable' })
    const broken = parts({ hostedFields: () => Promise.reject(new Error('no network')) })
    const { isOpen, into } = await opened(broken)
    expect(isOpen).toBe(false)
    expect(into.card.childElementCount).toBe(0)
  })

  it('also pays when the browser blocks device data', async () => {
    const { client } = await opened(parts({ deviceData: () => Promise.reject(new Error('blocked')) }))
    const choice = await client.choose(aSum())
    expect(choice).toMatchObject({ instrument: { deviceData: '' } })
  })

  it('reports empty fields as incomplete, and can be cleared and closed [ERR-19] [CRD-11]', async () => {
    const { client, boxes } = await opened(parts({}, false))
    expect(await client.choose(aSum())).toEqual({ kind: 'incomplete' })
    client.clear()
    expect(boxes.clear).toHaveBeenCalledTimes(3)
    client.close()
    expect(boxes.teardown).toHaveBeenCalledOnce()
  })
})

it('reports that the bank’s window may still be open only while the bank is asked [F11]', async () => {
  const fakes = parts()
  let end = () => {}
  fakes.verifyCard.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        end = () => reject(Object.assign(new Error('Cancelled'), { code: 'THREEDS_CARDINAL_SDK_CANCELED' }))
      }),
  )
  const { client, verifyCard } = await opened(fakes)
  const choice = client.choose(aSum())
  await vi.waitFor(() => expect(verifyCard).toHaveBeenCalled())
  expect(client.close()).toBe('window-open')
  end()
  await choice
  expect(client.close()).toBe('closed')
})
