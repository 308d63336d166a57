import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Answer } from '../testing/open-desk.tsx'
import { found, openQuote, preview, referral } from './testing/open-quote.tsx'

afterEach(cleanup)

it('shows answers with their earlier values, author and time, and links a reason to its answer [DSK-317] [DSK-338]', async () => {
  openQuote({ GetCase: [200, found], PreviewApproval: [200, preview] })
  await screen.findByRole('heading', { level: 1, name: /Jo Bloggs/ })
  expect(screen.getByText('Asha Patel on the telephone, 17 Nov, 14:02')).toBeTruthy()
  const ended = screen.getByText('until 17 Nov, 14:02 (version 1)')
  expect(ended.previousElementSibling?.textContent).toBe('No')
  fireEvent.click(screen.getByRole('link', { name: 'Refused before?' }))
  expect(document.activeElement?.textContent).toContain('Yes')
})

it('places the decision before the answers, and keys move the focus to each [DSK-340]', async () => {
  openQuote({ GetCase: [200, found], PreviewApproval: [200, preview] })
  const decision = await screen.findByRole('region', { name: 'Decision and price' })
  const answers = screen.getByRole('region', { name: 'Answers' })
  expect(decision.compareDocumentPosition(answers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key: 'a' })
    expect(document.activeElement === answers).toBe(true)
  })
  fireEvent.keyDown(document.body, { key: 'd' })
  expect(decision.contains(document.activeElement)).toBe(true)
})

it('explains why an approved annual quote has no thirty-day quote, on journeys that sell both [DSK-341]', async () => {
  const approved = {
    ...found,
    status: 'priced',
    referral: { ...referral, state: 'approved', isUndecided: false },
  }
  openQuote({ GetCase: [200, { ...approved, brand: 'F', journey: 'flag_taxi' }] }, { brands: ['M', 'F'] })
  await screen.findByText(/Thirty days are offered beside a year only where nothing had to be referred/)
  cleanup()
  openQuote({ GetCase: [200, approved] })
  await screen.findByRole('region', { name: 'Price' })
  expect(screen.queryByText(/Thirty days/)).toBeNull()
})

it('treats a quote that does not exist like a quote of another brand [DSK-113]', async () => {
  openQuote({ GetCase: [404, { code: 'NOT_FOUND' }] })
  await screen.findByRole('heading', { name: 'There is no such page' })
  cleanup()
  const asked = openQuote({ GetCase: [200, found] }, { brands: ['A'] })
  await screen.findByRole('heading', { name: 'There is no such page' })
  expect(asked.map(({ name }) => name)).not.toContain('GetCase')
})

it('shows a masked fact only for a reason [DSK-318]', async () => {
  const facts = [{ field: 'proposerDetails.phoneNumber', about: 'Jo Bloggs', value: '07700901234' }]
  const asked = openQuote({
    GetCase: [200, found],
    PreviewApproval: [200, preview],
    ShowContact: [200, { facts }],
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Contact details and addresses' }))
  expect(screen.queryByRole('button', { name: 'Bank account' })).toBeNull()
  const dialog = screen.getByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Show' }))
  expect(within(dialog).getByText('Choose why you need it')).toBeTruthy()
  fireEvent.click(within(dialog).getByLabelText('The customer is on the telephone'))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Show' }))
  await screen.findByText('07700901234')
  expect(asked.find(({ name }) => name === 'ShowContact')?.body).toEqual({
    brand: 'M',
    reference: 'M-0123456789A',
    because: 'on-the-telephone',
  })
})

it('shows the effect of terms, and proposes terms beyond the person’s authority [DSK-319] [DSK-320]', async () => {
  const asked = openQuote({
    GetCase: [200, found],
    PreviewApproval: [200, preview],
    ApproveReferral: [200, { state: 'open', isProposed: true }],
  })
  await screen.findAllByText('£612.50')
  expect(screen.getByText(/Beyond your authority: the loading/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Loading, %'), { target: { value: '6x0' } })
  fireEvent.change(screen.getByLabelText('Your reason, for our record'), {
    target: { value: 'Seen the file' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Propose to a second person' }))
  await screen.findByText('Proposed. A second person has to confirm it.')
  expect(asked.find(({ name }) => name === 'ApproveReferral')?.body).toEqual({
    brand: 'M',
    reference: 'M-0123456789A',
    version: 2,
    approve: [{ code: 'refused-cover', driver: 0, lasts: 'until-worse' }],
    terms: { loadingPercent: 60, extraExcess: 0, endorsements: [] },
    words: '',
    because: 'Seen the file',
  })
})

it('shows who decided first, and reads the quote again [DSK-321]', async () => {
  const message = 'Tom Ellery declined it at 14:02 on 17 November 2026.'
  const asked = openQuote({
    GetCase: [200, found],
    PreviewApproval: [200, { ...preview, beyond: [] }],
    ApproveReferral: [409, { code: 'CONFLICT', message }],
  })
  await screen.findAllByText('£612.50')
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
  await screen.findByText(message)
  expect(asked.filter(({ name }) => name === 'GetCase')).toHaveLength(2)
})

const proposal = {
  by: 'Una Wright',
  authority: 'underwriter',
  because: 'Seen the letter of the insurer',
  at: '2026-11-17T10:00:00+00:00',
  approvals: [{ code: 'refused-cover', driver: 0, lasts: 'until-worse' }],
  terms: { loadingPercent: 60, extraExcess: 0, endorsements: ['tracker'] },
}
const proposed = { ...found, referral: { ...referral, proposal } }

it('confirms the second person’s own act, even if an earlier preview request reports a conflict later [DSK-320]', async () => {
  const message = 'Tom Ellery approved it at 14:02 on 17 November 2026.'
  let late: (answer: Answer) => void = () => {}
  let reads = 0
  const asked = openQuote(
    {
      // The preview is answered while the page reads the quote again.
      GetCase: async () => {
        reads += 1
        if (reads === 2) late([409, { code: 'CONFLICT', message }])
        await new Promise((done) => setTimeout(done, 20))
        return [200, proposed]
      },
      PreviewApproval: new Promise((resolve) => {
        late = resolve
      }),
      ConfirmReferral: [200, { state: 'approved', isProposed: false }],
    },
    { name: 'Tom Ellery', roles: ['team-lead'] },
  )
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('PreviewApproval'))
  fireEvent.click(screen.getByRole('button', { name: 'Confirm as the second person' }))
  await screen.findByText('Approved. The customer is being told.')
  await act(() => new Promise((done) => setTimeout(done, 100)))
  expect(screen.queryByText(message)).toBeNull()
  expect(screen.getByText('Approved. The customer is being told.')).toBeTruthy()
})

it('shows the second person the proposal and its reason, and shows the first person no confirm button [DSK-320]', async () => {
  openQuote({ GetCase: [200, proposed], PreviewApproval: [200, preview] })
  await screen.findByText('“Seen the letter of the insurer”')
  expect(screen.queryByRole('button', { name: 'Confirm as the second person' })).toBeNull()
  cleanup()
  openQuote(
    {
      GetCase: [200, proposed],
      PreviewApproval: [200, preview],
      ConfirmReferral: [200, { state: 'approved', isProposed: false }],
    },
    { name: 'Tom Ellery', roles: ['team-lead'] },
  )
  await screen.findByText('60% loading, Tracking device')
  fireEvent.click(screen.getByRole('button', { name: 'Confirm as the second person' }))
  await waitFor(() => expect(screen.getByText('Approved. The customer is being told.')).toBeTruthy())
})

it('shows the support for a vulnerable customer first [DSK-323]', async () => {
  const vulnerable = {
    at: '2026-11-17T10:00:00+00:00',
    who: 'Asha Patel',
    needs: ['talk-to'],
    words: 'Her daughter may speak for her.',
  }
  openQuote({ GetCase: [200, { ...found, vulnerable }], PreviewApproval: [200, preview] })
  const mark = await screen.findByText('This customer needs our support')
  const heading = screen.getByRole('heading', { level: 1 })
  expect(mark.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('shows an error for a refused note, and sends and then shows an accepted note [DSK-322]', async () => {
  const words = 'Will ring again.'
  const refused = [{ field: 'body.words', message: 'Leave card numbers out' }]
  const notes: object[] = []
  const asked = openQuote({
    GetCase: () => [200, { ...found, notes: [...notes] }],
    PreviewApproval: [200, preview],
    AddNote: () => {
      if (sent().length === 1) return [400, { code: 'VALIDATION_ERROR', errors: refused }]
      notes.push({ position: 1, at: '2026-11-17T10:00:00+00:00', who: 'Una Wright', words })
      return [204]
    },
  })
  const sent = () => asked.filter(({ name }) => name === 'AddNote').map(({ body }) => body)
  const keep = (value: string) => {
    fireEvent.change(screen.getByLabelText('New note'), { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Keep the note' }))
  }
  await screen.findByLabelText('New note')
  keep('4242 4242 4242 4242')
  await screen.findByText('Leave card numbers out')
  expect(asked.filter(({ name }) => name === 'GetCase')).toHaveLength(1)
  keep(words)
  await screen.findByText('The note is kept.')
  expect(sent().at(-1)).toEqual({ brand: 'M', reference: 'M-0123456789A', words })
  const list = within(screen.getByRole('region', { name: 'Notes' })).getByRole('listitem')
  expect(list.textContent).toContain('Una Wright')
  expect(list.textContent).toContain(words)
})

it('stays on the page when it cannot be read again after an act, and says that it may be out of date [DSK-525]', async () => {
  let reads = 0
  openQuote({
    GetCase: () => (reads++ === 0 ? [200, found] : [500, {}]),
    PreviewApproval: [200, preview],
    AddNote: [204],
  })
  fireEvent.change(await screen.findByLabelText('New note'), { target: { value: 'Rang back at ten' } })
  fireEvent.click(screen.getByRole('button', { name: 'Keep the note' }))
  await screen.findByText('The note is kept.')
  expect(screen.getByText('This page could not be loaded again')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: /Jo Bloggs/ })).toBeTruthy()
})

it('offers only acts that fit the state of the quote, each with a reason [DSK-324] [DSK-325]', async () => {
  const asked = openQuote({
    GetCase: [200, { ...found, isLocked: true }],
    PreviewApproval: [200, preview],
    UnlockQuote: [204, undefined],
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Unlock' }))
  expect(screen.queryByRole('button', { name: 'Lock' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send a link to pay' })).toBeNull()
  const dialog = screen.getByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('Your reason, for our record'), {
    target: { value: 'They are two people' },
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Unlock' }))
  await screen.findByText('The quote is unlocked.')
  expect(asked.find(({ name }) => name === 'UnlockQuote')?.body).toEqual({
    brand: 'M',
    reference: 'M-0123456789A',
    because: 'They are two people',
  })
})
