import { firmOf } from '@milepost/brands/brands'
import { describe, expect, it } from 'vitest'
import { type EndingName, endings } from './endings.ts'

const names = Object.keys(endings) as EndingName[]
const of = (name: EndingName) => endings[name](firmOf('A'), {})

describe('the end pages', () => {
  it('show the specified text, character for character [END-01] [END-02] [END-03] [END-04] [END-05] [END-06] [END-07] [END-08]', () => {
    expect(of('decline').heading).toBe("Sorry, we can't offer you a quote")
    expect(of('referral')).toEqual({ ...of('decline'), event: 'quote_review' })
    expect(of('taken-up').heading).toBe('It looks like this quote has already been purchased')
    expect(of('taken-up').actions[0].label).toBe('Home')
    expect(of('expired').heading).toBe('Sorry, your quote has expired')
    expect(of('expired').actions[0]).toEqual({ label: 'Get a new quote', to: '/' })
    expect(of('locked').heading).toBe('Sorry, a member of our team is reviewing your quote')
    expect(of('locked').lines[0]).toBe('Try again in a few minutes')
    expect(of('locked').actions[0]).toEqual({ label: 'Try Again', to: '/' })
    expect(of('timed-out').heading).toBe('Sorry, your session has timed out')
    expect(of('timed-out').actions[0]).toEqual({ label: 'Restart your quote', to: '/' })
    expect(of('error').heading).toBe('Sorry, something went wrong')
    expect(of('error').lines[0]).toBe(
      'An error has occured. Please refresh your page and if you still seeing this message contact us.',
    )
    expect(of('error').actions.map(({ label }) => label)).toEqual(['refresh', 'go back to home page'])
    expect(of('outage').heading).toBe('Sorry for the inconvenience')
    expect(of('outage').lines[0]).toBe(
      "We're sorry for the inconvenience. Our website is currently down for maintenance. We'll be back soon.",
    )
  })

  it('show the text that operations set for an outage', () => {
    expect(endings.outage(firmOf('A'), { outageMessage: 'Back at noon.' }).lines[0]).toBe('Back at noon.')
  })

  it('reset the journey only on decline, time-out, error and expiry [END-09]', () => {
    expect(names.filter((name) => of(name).resets).sort()).toEqual([
      'decline',
      'error',
      'expired',
      'referral',
      'timed-out',
    ])
  })

  it('each track their own event [END-10]', () => {
    expect(Object.fromEntries(names.map((name) => [name, of(name).event]))).toEqual({
      decline: 'no_quote_provided',
      referral: 'quote_review',
      'taken-up': 'quote_taken_up',
      expired: 'quote_expired',
      locked: 'quote_locked',
      'timed-out': 'time_out',
      error: 'error',
      outage: undefined,
      'not-found': undefined,
    })
  })

  it('keep the saved quote when the end was not final, and offer it there [D-048] [END-05] [END-06]', () => {
    expect(names.filter((name) => of(name).keepsSaved)).toEqual(['expired', 'timed-out', 'error'])
    expect(names.filter((name) => of(name).offersSaved)).toEqual(['timed-out', 'error'])
  })

  it('always have an action, and link back to a quote if there may be one', () => {
    for (const name of names) expect(of(name).actions.length).toBeGreaterThan(0)
    expect(of('expired').actions[1]).toEqual({ label: 'Retrieve another quote', to: '/quote-retrieval' })
    expect(of('timed-out').actions[1]).toEqual({ label: 'Retrieve your quote', to: '/quote-retrieval' })
  })
})
