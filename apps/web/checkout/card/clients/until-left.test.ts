import { describe, expect, it } from 'vitest'
import { aSum } from '../testing/client-settings.ts'
import { aCard, FakeClient } from '../testing/fake-client.ts'
import { untilLeft } from '../use-card-client.ts'
import type { Choice, Confirmation } from './card-client.ts'

const payment = { paymentId: 'pay_1', clientSecret: 'pi_1_secret_2' }

describe('a client whose page is left', () => {
  it('abandons a pending choice immediately, even while the bank is asked [F11]', async () => {
    const client = new FakeClient()
    client.chooses = () => new Promise<Choice>(() => undefined)
    const guarded = untilLeft(client)
    const choice = guarded.choose(aSum())
    guarded.close()
    expect(await choice).toEqual({ kind: 'left' })
    expect(client.closed).toBe(1)
  })

  it('confirms nothing afterwards, so that no window opens over another page [F11]', async () => {
    const client = new FakeClient()
    const guarded = untilLeft(client)
    guarded.close()
    expect(await guarded.confirm(aCard, payment)).toEqual({ kind: 'left' })
    expect(await guarded.choose(aSum())).toEqual({ kind: 'left' })
    expect(client.confirmed).toEqual([])
    expect(client.sums).toEqual([])
  })

  it('lets a started confirmation finish, because money may be held already [F12] [F28]', async () => {
    const client = new FakeClient()
    let end = (_confirmation: Confirmation) => {}
    client.confirms = () =>
      new Promise<Confirmation>((resolve) => {
        end = resolve
      })
    const guarded = untilLeft(client)
    const confirmation = guarded.confirm(aCard, payment)
    guarded.close()
    const asked: Confirmation = { kind: 'asked', proof: { paymentId: 'pay_1', authorizationId: 'pi_1' } }
    end(asked)
    expect(await confirmation).toEqual(asked)
  })

  it('reports whether a window may still be open', () => {
    const client = new FakeClient()
    expect(untilLeft(client).close()).toBe('closed')
    client.closes = 'window-open'
    expect(untilLeft(client).close()).toBe('window-open')
  })
})
