import { createDeskClient } from '@milepost/contract/desk/desk-client'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fixedHistory, Router } from '../../web/router'
import { App } from '../App'

/** The test's own DOM has no other tabs. */
vi.stubGlobal(
  'BroadcastChannel',
  class {
    postMessage() {}
    close() {}
  },
)
afterEach(cleanup)

const session = {
  name: 'Una Wright',
  roles: ['underwriter'],
  brands: ['M'],
  signedInAt: '2026-11-17T09:00:00.000Z',
  idleEndsAt: '2026-11-17T09:15:00.000Z',
  endsAt: '2026-11-17T17:00:00.000Z',
}
const issue = { code: 'refused-cover', driver: 0, words: 'A driver has been refused cover (proposer)' }
const referral = {
  number: 1,
  state: 'open',
  isUndecided: true,
  by: '2026-11-18T17:00:00+00:00',
  issues: [issue],
}
const field = 'proposerDetails.hasBeenRefusedCover'
const found = {
  brand: 'M',
  reference: 'M-0123456789A',
  journey: 'motorcade_pc',
  product: 'Car insurance',
  customer: 'Jo Bloggs',
  status: 'referred',
  term: 'One year',
  channel: 'Our own site',
  version: 2,
  createdAt: '2026-11-17T09:00:00+00:00',
  expiresAt: '2026-12-17T09:00:00+00:00',
  isLocked: false,
  chapters: [
    {
      title: 'About you',
      answers: [
        { field, question: 'Refused before?', answer: 'Yes', before: [{ version: 1, answer: 'No' }] },
        {
          field: 'proposerDetails.phoneNumber',
          question: 'Phone',
          answer: '•••••••1234',
          masked: 'contact',
          before: [],
        },
      ],
    },
  ],
  gone: [],
  versions: [
    { version: 1, at: '2026-11-16T09:00:00+00:00', side: 'customer', who: 'Customer' },
    { version: 2, at: '2026-11-17T14:02:00+00:00', side: 'staff', who: 'Asha Patel' },
  ],
  reasons: [{ code: 'refused-cover', verdict: 'refer', words: issue.words, fields: [field] }],
  referral,
  documents: [],
  emails: [],
  notes: [],
  timeline: [
    { at: '2026-11-17T09:00:00+00:00', side: 'customer', who: 'Customer', what: 'Asked for a price' },
  ],
}
const preview = {
  price: { total: 612.5, withoutTerms: 512.5, compulsoryExcess: 350, receipt: [] },
  beyond: ['loadingPercent'],
  beyondEverybody: [],
}

type Answer = [status: number, body: unknown]

/** The page at its address, with what its server answers to each call. */
function open(answers: Record<string, Answer | Promise<Answer> | (() => Promise<Answer>)>, who: object = {}) {
  const asked: [string, unknown][] = []
  const client = createDeskClient(async (address, { body }) => {
    const name = /(\w+)(?:\?.*)?$/.exec(address)?.[1] ?? ''
    asked.push([name, typeof body === 'string' ? JSON.parse(body) : undefined])
    if (name === 'KeepStaffSession') return new Response(JSON.stringify({ ...session, ...who }))
    const answer = answers[name]
    const [status, reply] = (await (typeof answer === 'function' ? answer() : answer)) ?? [500, {}]
    return new Response(reply === undefined ? null : JSON.stringify(reply), { status })
  })
  render(
    <Router history={fixedHistory('/quotes/M/M-0123456789A')}>
      <App client={client} />
    </Router>,
  )
  return asked
}

it('shows answers with what they were and who changed them when, and leads from a reason to its answer [DSK-317] [DSK-338]', async () => {
  open({ GetCase: [200, found], PreviewApproval: [200, preview] })
  await screen.findByRole('heading', { level: 1, name: /Jo Bloggs/ })
  expect(screen.getByText('Asha Patel on the telephone, 17 Nov, 14:02')).toBeTruthy()
  const ended = screen.getByText('until 17 Nov, 14:02 (version 1)')
  expect(ended.previousElementSibling?.textContent).toBe('No')
  fireEvent.click(screen.getByRole('link', { name: 'Refused before?' }))
  expect(document.activeElement?.textContent).toContain('Yes')
})

it('puts what to do before all answers, and a key leads to each [DSK-340]', async () => {
  open({ GetCase: [200, found], PreviewApproval: [200, preview] })
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

it('says why there are no thirty days beside an approved year, where they are sold [DSK-341]', async () => {
  const approved = {
    ...found,
    status: 'priced',
    referral: { ...referral, state: 'approved', isUndecided: false },
  }
  open({ GetCase: [200, { ...approved, brand: 'F', journey: 'flag_taxi' }] }, { brands: ['M', 'F'] })
  await screen.findByText(/Thirty days are offered beside a year only where nothing had to be referred/)
  cleanup()
  open({ GetCase: [200, approved] })
  await screen.findByRole('region', { name: 'Price' })
  expect(screen.queryByText(/Thirty days/)).toBeNull()
})

it('reads a quote that is not there like a brand that is not theirs [DSK-113]', async () => {
  open({ GetCase: [404, { code: 'NOT_FOUND' }] })
  await screen.findByRole('heading', { name: 'There is no such page' })
  cleanup()
  const asked = open({ GetCase: [200, found] }, { brands: ['A'] })
  await screen.findByRole('heading', { name: 'There is no such page' })
  expect(asked.map(([name]) => name)).not.toContain('GetCase')
})

it('shows a masked fact for a reason, and not without one [DSK-318]', async () => {
  const facts = [{ field: 'proposerDetails.phoneNumber', about: 'Jo Bloggs', value: '07700901234' }]
  const asked = open({
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
  expect(asked.find(([name]) => name === 'ShowContact')?.[1]).toEqual({
    brand: 'M',
    reference: 'M-0123456789A',
    because: 'on-the-telephone',
  })
})

it('shows the effect of terms, and proposes what is beyond the person’s authority [DSK-319] [DSK-320]', async () => {
  const asked = open({
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
  expect(asked.find(([name]) => name === 'ApproveReferral')?.[1]).toEqual({
    brand: 'M',
    reference: 'M-0123456789A',
    version: 2,
    approve: [{ code: 'refused-cover', driver: 0, lasts: 'until-worse' }],
    terms: { loadingPercent: 60, extraExcess: 0, endorsements: [] },
    words: '',
    because: 'Seen the file',
  })
})

it('says who decided before, and reads the quote anew [DSK-321]', async () => {
  const message = 'Tom Ellery declined it at 14:02 on 17 November 2026.'
  const asked = open({
    GetCase: [200, found],
    PreviewApproval: [200, { ...preview, beyond: [] }],
    ApproveReferral: [409, { code: 'CONFLICT', message }],
  })
  await screen.findAllByText('£612.50')
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
  await screen.findByText(message)
  expect(asked.filter(([name]) => name === 'GetCase')).toHaveLength(2)
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

it('tells the second person of their confirmation, whatever a preview asked before it says later [DSK-320]', async () => {
  const message = 'Tom Ellery approved it at 14:02 on 17 November 2026.'
  let late: (answer: Answer) => void = () => {}
  let reads = 0
  const asked = open(
    {
      // The preview is answered while the page reads the quote anew.
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
  await waitFor(() => expect(asked.map(([name]) => name)).toContain('PreviewApproval'))
  fireEvent.click(screen.getByRole('button', { name: 'Confirm as the second person' }))
  await screen.findByText('Approved. The customer is being told.')
  await act(() => new Promise((done) => setTimeout(done, 100)))
  expect(screen.queryByText(message)).toBeNull()
  expect(screen.getByText('Approved. The customer is being told.')).toBeTruthy()
})

it('shows the second person what is proposed and why, and no such button to the first [DSK-320]', async () => {
  open({ GetCase: [200, proposed], PreviewApproval: [200, preview] })
  await screen.findByText('“Seen the letter of the insurer”')
  expect(screen.queryByRole('button', { name: 'Confirm as the second person' })).toBeNull()
  cleanup()
  open(
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

it('shows first what to do for a vulnerable customer, and keeps notes [DSK-322] [DSK-323]', async () => {
  const vulnerable = {
    at: '2026-11-17T10:00:00+00:00',
    who: 'Asha Patel',
    needs: ['talk-to'],
    words: 'Her daughter may speak for her.',
  }
  const asked = open({
    GetCase: [200, { ...found, vulnerable }],
    PreviewApproval: [200, preview],
    AddNote: [
      400,
      { code: 'VALIDATION_ERROR', errors: [{ field: 'body.words', message: 'Leave card numbers out' }] },
    ],
  })
  const mark = await screen.findByText('This customer needs our support')
  const heading = screen.getByRole('heading', { level: 1 })
  expect(mark.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  fireEvent.change(screen.getByLabelText('New note'), { target: { value: '4242 4242 4242 4242' } })
  fireEvent.click(screen.getByRole('button', { name: 'Keep the note' }))
  await screen.findByText('Leave card numbers out')
  expect(asked.filter(([name]) => name === 'GetCase')).toHaveLength(1)
})

it('offers what may be done to the quote as it stands, behind a reason [DSK-324] [DSK-325]', async () => {
  const asked = open({
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
  expect(asked.find(([name]) => name === 'UnlockQuote')?.[1]).toEqual({
    brand: 'M',
    reference: 'M-0123456789A',
    because: 'They are two people',
  })
})

it('changes answers on the telephone once the caller is known, read out and agreed to [DSK-327] [DSK-333]', async () => {
  const answer = {
    field: 'vehicleDetails.annualMileage',
    chapter: 'Use',
    question: 'Miles a year?',
    text: '8000',
  }
  const cost = { name: 'costOfClaim', question: 'What did it cost?' }
  const claims = {
    field: 'proposerDetails.motoringClaims',
    title: 'The customer: claims',
    isFixed: false,
    most: 20,
    ask: [{ name: 'costOfClaim', isMoney: true, isSearched: false }],
    askedOfNew: [cost],
    within: [],
    entries: [
      {
        title: 'Claim 1',
        answers: [{ name: 'costOfClaim', text: '1,200' }],
        asked: [cost],
        lists: [],
      },
    ],
  }
  const asked = open(
    {
      GetCase: [200, found],
      PreviewApproval: [200, preview],
      CheckCaller: [200, { isPassed: true }],
      GetChangeableAnswers: [
        200,
        { version: 2, answers: [{ ...answer, isMoney: false }], addresses: [], lists: [claims] },
      ],
      PreviewChange: [
        200,
        {
          answers: [{ ...answer, isMoney: false }],
          addresses: [],
          lists: [claims],
          problems: [],
          status: 'priced',
          total: 512.5,
        },
      ],
      ChangeAnswers: [200, { version: 3, status: 'priced', total: 512.5 }],
    },
    { roles: ['adviser'] },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Change answers on the telephone' }))
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Surname', 'Bloggs')
  type('Home postcode', 'SW1A 1AA')
  type('Registration', 'AA19 AAA')
  fireEvent.click(screen.getByRole('button', { name: 'Check the caller' }))
  await screen.findByText('Enter the date of birth as 27/3/1985')
  type('Date of birth', '27/3/1985')
  fireEvent.click(screen.getByRole('button', { name: 'Check the caller' }))
  await screen.findByLabelText('Miles a year?')
  type('Miles a year?', '4000')
  type('What did it cost? (£)', '900')
  const form = screen.getByRole('region', { name: 'On the telephone' })
  await within(form).findByText('£512.50')
  fireEvent.click(within(form).getByRole('button', { name: 'Change 2 and price' }))
  expect(within(form).getByText('Read both texts out, and ask the customer to agree.')).toBeTruthy()
  for (const box of within(form).getAllByRole('checkbox')) fireEvent.click(box)
  fireEvent.change(within(form).getByLabelText('Your reason, for our record'), {
    target: { value: 'Drives less from now on' },
  })
  fireEvent.click(within(form).getByRole('button', { name: 'Change 2 and price' }))
  await screen.findByText('Version 3: priced, £512.50.')
  expect(asked.find(([name]) => name === 'ChangeAnswers')?.[1]).toMatchObject({
    version: 2,
    changes: [{ field: 'vehicleDetails.annualMileage', text: '4000' }],
    lists: [
      {
        field: 'proposerDetails.motoringClaims',
        entries: [{ was: 0, answers: [{ name: 'costOfClaim', text: '900' }] }],
      },
    ],
    hasConsent: true,
    readOut: ['data-protection', 'correct'],
  })
})

it('asks of a restart only what saving takes, of the drivers there are [DSK-339]', async () => {
  const question = 'Since birth?'
  const driver = {
    title: 'Sam Ng',
    answers: [],
    asked: [{ name: 'isResidentFromBirth', question }],
    lists: [],
  }
  const drivers = {
    field: 'additionalDrivers',
    title: 'Other drivers',
    isFixed: true,
    most: 4,
    ask: [{ name: 'isResidentFromBirth', isMoney: false, isSearched: false }],
    askedOfNew: [],
    within: [],
    entries: [driver, { ...driver, title: 'Jo Ng', asked: [] }],
  }
  open(
    {
      GetCase: [200, found],
      PreviewApproval: [200, preview],
      CheckCaller: [200, { isPassed: true }],
      GetChangeableAnswers: [200, { version: 2, answers: [], addresses: [], lists: [drivers] }],
    },
    { roles: ['adviser'] },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Change answers on the telephone' }))
  const form = screen.getByRole('region', { name: 'On the telephone' })
  for (const [label, value] of [
    ['Surname', 'Bloggs'],
    ['Date of birth', '27/3/1985'],
    ['Home postcode', 'SW1A 1AA'],
    ['Registration', 'AA19 AAA'],
  ] as const)
    fireEvent.change(within(form).getByLabelText(label), { target: { value } })
  fireEvent.click(within(form).getByRole('button', { name: 'Check the caller' }))
  await within(form).findByText(/This restarts a policy/)
  expect(within(form).getByLabelText(question)).toBeTruthy()
  expect(within(form).queryByText('Jo Ng')).toBeNull()
  for (const name of [/^Add/, /^Remove/, 'Find vehicle', 'Find address'])
    expect(within(form).queryByRole('button', { name }), String(name)).toBeNull()
})

it('opens the telephone form over the whole page, names each detail that is missing, and closes to its button [DSK-343] [DSK-342]', async () => {
  open({ GetCase: [200, found], PreviewApproval: [200, preview] }, { roles: ['adviser'] })
  const button = await screen.findByRole('button', { name: 'Change answers on the telephone' })
  fireEvent.click(button)
  const form = screen.getByRole('region', { name: 'On the telephone' })
  expect(screen.getByRole('region', { name: 'Answers' }).contains(form)).toBe(false)
  expect(document.activeElement).toBe(within(form).getByLabelText('Surname'))
  fireEvent.change(within(form).getByLabelText('Surname'), { target: { value: 'Bloggs' } })
  fireEvent.click(within(form).getByRole('button', { name: 'Check the caller' }))
  for (const words of [
    'Enter the date of birth as 27/3/1985',
    'Enter the home postcode',
    'Enter the registration',
  ])
    expect(within(form).getByText(words), words).toBeTruthy()
  expect(within(form).queryByText('Enter the surname')).toBeNull()
  expect(document.activeElement).toBe(within(form).getByLabelText('Date of birth'))
  fireEvent.click(within(form).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region', { name: 'On the telephone' })).toBeNull()
  expect(document.activeElement).toBe(button)
})
