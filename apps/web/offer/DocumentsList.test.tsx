import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

let DocumentsList: typeof import('./DocumentsList.tsx').DocumentsList

beforeAll(async () => {
  document.documentElement.dataset['journey'] = 'acorn_pc'
  DocumentsList = (await import('./DocumentsList.tsx')).DocumentsList
})

const listed = [
  { id: 'a'.repeat(22), fileName: 'Acorn key facts A-1.pdf', name: 'Key facts', kind: 'key-facts' },
  {
    id: 'b'.repeat(22),
    fileName: 'Acorn statement of fact A-1.pdf',
    name: 'Statement of fact',
    kind: 'statement-of-fact',
  },
]
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('lists the quote’s documents by name [RES-21]', async () => {
  vi.stubGlobal('fetch', async () => answer(listed))
  render(<DocumentsList reference="A-00000000000" outcomeId="o" />)
  expect(await screen.findByRole('button', { name: /Key facts/ })).toBeDefined()
  expect(screen.getByRole('button', { name: /Statement of fact/ })).toBeDefined()
})

it('shows an error when they cannot be fetched, and retries on request', async () => {
  let calls = 0
  vi.stubGlobal('fetch', async () => {
    calls += 1
    return calls === 1 ? answer({}, 500) : answer(listed)
  })
  render(<DocumentsList reference="A-00000000000" outcomeId="o" />)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: /Key facts/ })).toBeDefined()
})
