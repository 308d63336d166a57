import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useQuote } from '../../state/quote-state.ts'
import { aPayerEachTime, payNow, show, where } from './testing/page.tsx'
import { sentTo } from './testing/server.ts'

aPayerEachTime()

it('sends which message brought the customer back, if one did [D-240] [RMD-01]', async () => {
  await show()
  useQuote.setState({ notificationSource: 'email-7' })
  payNow()
  await waitFor(() => expect(where()).toBe('/thank-you'))
  expect(sentTo('TakeUpQuote')[0]).toMatchObject({ notificationSource: 'email-7' })
})

it('names no message if none did', async () => {
  await show()
  payNow()
  await waitFor(() => expect(where()).toBe('/thank-you'))
  expect(sentTo('TakeUpQuote')[0]).not.toHaveProperty('notificationSource')
})
