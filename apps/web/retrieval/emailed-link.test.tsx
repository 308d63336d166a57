import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { reference } from '../resume/testing/restored.ts'
import {
  aServerEachTime,
  box,
  fill,
  fillAll,
  nothing,
  open,
  press,
  problem,
  server,
  unreachable,
} from './testing/page.tsx'

aServerEachTime()

describe('a link by email', () => {
  const sent = { RequestQuoteLink: () => new Response(null, { status: 202 }) }

  it('is sent for a reference alone, and shows the same text whether there is such a quote or not [D-236] [D-247]', async () => {
    server.replies = sent
    await open()
    fill('Quote reference', reference)
    await press('Email me a link instead')
    const heading = await screen.findByRole('heading', { level: 1, name: 'Check your email' })
    expect(document.activeElement).toBe(heading)
    expect(server.asked).toEqual([{ call: 'RequestQuoteLink', body: { quoteReference: reference } }])
    expect(document.body.textContent).toContain(`If ${reference} is one of our quotes`)
    await press('Send it again')
    expect(await screen.findByText("We've asked for another one. Please use the newest.")).toBeDefined()
    await press('Use my details instead')
    expect(box('Quote reference').value).toBe(reference)
  })

  it('requires the reference, and shows the error at its field', async () => {
    await open()
    await press('Email me a link instead')
    expect(document.activeElement).toBe(box('Quote reference'))
    expect(screen.getByText('Please enter your quote reference')).toBeDefined()
    expect(server.asked).toEqual([])
  })

  it('is offered again when the check failed', async () => {
    server.replies = { ...sent, QuoteDpaCheckByBody: nothing }
    await open()
    fillAll()
    await press('Get Quote')
    const dialog = await screen.findByRole('dialog')
    await act(async () =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'Email me a link instead' })),
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeDefined()
  })

  it.each([
    [
      'too many were requested',
      () => problem(429, 'TOO_MANY_REQUESTS'),
      "We can't send another link just now",
    ],
    ['no reply arrives', unreachable, "We couldn't ask for your link"],
  ])('shows an error when %s', async (_why, reply, words) => {
    server.replies = { RequestQuoteLink: reply }
    await open()
    fill('Quote reference', reference)
    await press('Email me a link instead')
    expect(await screen.findByText(words)).toBeDefined()
  })
})
