import { getReferenceData } from '@milepost/contract/calls/lookup'
import { setRestartedQuoteViewed } from '@milepost/contract/calls/restart'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Where a page's calls go, for this content of its head. */
async function addresses(head: string): Promise<readonly string[]> {
  document.head.innerHTML = head
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(null, { status: 200 })
  })
  const { client } = await import('./client.ts')
  await client.send(setRestartedQuoteViewed, {
    body: { quoteReference: 'A-0123456789A', quoteViewedAt: '2026-11-15T10:00:00Z' },
  })
  await client.send(getReferenceData, {})
  return asked.map((address) => address.split('/api/')[0] ?? '')
}

it('sends the restart calls to the host that the page names, and all other calls to its own host [API-42] [D-006]', async () => {
  expect(await addresses('<meta name="restart-url" content="https://restart.example/">')).toEqual([
    'https://restart.example',
    '',
  ])
})

it('sends the restart calls to its own host when the page names none [D-006]', async () => {
  expect(await addresses('')).toEqual(['', ''])
})
