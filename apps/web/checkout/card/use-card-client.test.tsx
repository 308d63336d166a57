import { pence } from '@milepost/domain/values/pence'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Closed } from './clients/card-client.ts'
import { settingsFor } from './testing/client-settings.ts'
import { FakeClient } from './testing/fake-client.ts'
import { useCardClient } from './use-card-client.ts'

afterEach(cleanup)

const { data } = settingsFor()
const noHandlers = {
  onEnter: () => undefined,
  onWallet: () => undefined,
  onWalletApproved: async () => undefined,
  onWalletFailed: () => undefined,
  onFailed: () => undefined,
}

function Card({ client, loadAnew }: { client: FakeClient; loadAnew: () => void }) {
  const { places, state } = useCardClient(data, { due: pence(51_200) }, noHandlers, client.load, loadAnew)
  return (
    <>
      <div ref={places.card} />
      <div ref={places.wallets} />
      <output>{state}</output>
    </>
  )
}

async function leaveWith(closes: Closed) {
  const client = new FakeClient()
  client.closes = closes
  const loadAnew = vi.fn()
  const { unmount } = render(<Card client={client} loadAnew={loadAnew} />)
  await screen.findByText('ready')
  unmount()
  return { client, loadAnew }
}

it('closes the client with the page, without a reload if its windows close with it [F11]', async () => {
  const { client, loadAnew } = await leaveWith('closed')
  expect(client.closed).toBe(1)
  expect(loadAnew).not.toHaveBeenCalled()
})

it('loads the next page as a new document if the bank’s window may still be over it [F11]', async () => {
  const { loadAnew } = await leaveWith('window-open')
  expect(loadAnew).toHaveBeenCalledOnce()
})
