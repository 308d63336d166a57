import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { found, openQuote, preview } from './testing/open-quote.tsx'

afterEach(cleanup)

it('changes answers on the telephone once the caller is identified, the texts are read out and the caller agrees [DSK-327] [DSK-333]', async () => {
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
  const asked = openQuote(
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
  await screen.findByText('Enter the date of birth, for example 27/3/1985')
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
  expect(asked.find(({ name }) => name === 'ChangeAnswers')?.body).toMatchObject({
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

it('for a restart shows only questions that saving accepts, for the existing drivers [DSK-339]', async () => {
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
  openQuote(
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

it('opens the telephone form above the page columns, names each missing detail, and returns the focus to its button when closed [DSK-343] [DSK-342]', async () => {
  openQuote({ GetCase: [200, found], PreviewApproval: [200, preview] }, { roles: ['adviser'] })
  const button = await screen.findByRole('button', { name: 'Change answers on the telephone' })
  fireEvent.click(button)
  const form = screen.getByRole('region', { name: 'On the telephone' })
  expect(screen.getByRole('region', { name: 'Answers' }).contains(form)).toBe(false)
  expect(document.activeElement).toBe(within(form).getByLabelText('Surname'))
  fireEvent.change(within(form).getByLabelText('Surname'), { target: { value: 'Bloggs' } })
  fireEvent.click(within(form).getByRole('button', { name: 'Check the caller' }))
  for (const words of [
    'Enter the date of birth, for example 27/3/1985',
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
