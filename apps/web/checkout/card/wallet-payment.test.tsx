import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { usePurchase } from '../../state/purchase-state.ts'
import { anAccount, FakeClient } from './testing/fake-client.ts'
import { aPayerEachTime, sameAddress, show, where } from './testing/page.tsx'
import { sentTo } from './testing/server.ts'

aPayerEachTime()

const pressWallet = (client: FakeClient) => act(async () => client.handlers?.onWallet())

describe('a wallet’s own button', () => {
  it('opens only when the form is valid [CRD-10]', async () => {
    const client = await show()
    expect(await pressWallet(client)).toBeUndefined()
    expect(await screen.findByRole('alert')).toBeDefined()
    sameAddress()
    expect(await pressWallet(client)).toBeDefined()
  })

  it('pays with what it returns, at the policyholder’s address [CRD-10] [CRD-13]', async () => {
    const client = await show()
    sameAddress()
    await act(async () => client.handlers?.onWalletApproved(anAccount))
    await waitFor(() => expect(where()).toBe('/thank-you'))
    expect(client.sums).toEqual([])
    expect(client.confirmed).toMatchObject([{ instrument: { method: 'pm_2' } }])
    expect(sentTo('TakeUpQuote')).toMatchObject([
      {
        takeUpDetails: {
          selectedBalanceSettlementMethod: 'WALLET',
          customerBillingDetails: { address: { postcode: 'LS1 1AA' } },
        },
      },
    ])
  })

  it('stays closed when the card must be saved and is not [CRD-12]', async () => {
    usePurchase.setState({ automaticRenewal: true })
    const client = await show(new FakeClient(), { isRestart: true })
    sameAddress()
    fireEvent.click(screen.getByRole('radio', { name: "Don't save my card" }))
    expect(await pressWallet(client)).toBeUndefined()
    fireEvent.click(screen.getByRole('radio', { name: 'Save my card' }))
    expect(await pressWallet(client)).toBeDefined()
  })

  it('requests pence, in pounds sterling [CRD-18]', async () => {
    const client = await show()
    expect(client.settings?.amount).toBe(51_200)
  })
})
