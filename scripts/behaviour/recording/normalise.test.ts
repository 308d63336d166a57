import { describe, expect, it } from 'vitest'
import { normalise } from './normalise.ts'

const today = '2026-11-07'

describe('a value that varies by run', () => {
  it.each([
    ['a quote reference', 'Quote A-2345678923K', 'Quote <quote reference>'],
    ['a policy number', 'policy MCD-10000001.', 'policy <policy number>.'],
    ['an id', '{"id":"0b7c1d0e-1234-4abc-8def-0123456789ab"}', '{"id":"<id>"}'],
    ['a token', '/saved-quote#aB3aB3aB3aB3aB3aB3aB3aB3aB3aB3aB3aB3aB3aB3a', '/saved-quote#<token>'],
    ['a document id', '/DownloadDocumentById/Zk3_aB-9Zk3_aB-9Zk3_aB', '/DownloadDocumentById/<token>'],
    ['a document id without a digit', 'nIYIsnahlgyNXuVxdnKAEA', '<token>'],
    ['a payment', 'pay_EoBIQR2SZpGgUYMZfAQkmA pi_aaf44b922e4cf25a483bbe06', 'pay_<id> pi_<id>'],
    ['a moment to the second', '2026-12-17T02:08:00+00:00', '2026-12-17T<time>'],
    ['the end of a link', 'for 30 minutes: until 02:38 UK time.', 'for 30 minutes: until <time> UK time.'],
    ['a token of letters', 'aBcDefGhIjklMnoPqrStuv', '<token>'],
    [
      'a start that is offered',
      'option "Tuesday 17 November at 09:30"',
      'option "Tuesday 17 November at <time>"',
    ],
    ['the end of thirty days', 'until 09:31 on 17 December 2026', 'until <time> on 17 December 2026'],
    ['the same in an email', 'Cover ends: 17/12/2026 at 09:31', 'Cover ends: 17/12/2026 at <time>'],
    [
      'the hour that is chosen beforehand',
      '- combobox "Hour":\n  - option "--"\n  - option "09" [selected]\n- combobox "Use":\n  - option "10" [selected]',
      '- combobox "Hour":\n  - option "--"\n  - option "09"\n- combobox "Use":\n  - option "10" [selected]',
    ],
    ['a mail box of one walk', 'back.1763344800000@canary.example', 'back.<time>@canary.example'],
    ['a moment', '2026-12-07T01:23:45.678Z', '2026-12-07T<time>'],
    ['a port', 'http://acorn-pc.localhost:41234/quote', 'http://acorn-pc.localhost:<port>/quote'],
    ['the hash of a built file', 'assets/results-CFOH_GHq.js', 'assets/results-<hash>.js'],
    ['the hash of its content', 'integrity="sha384-abc+/0=="', 'integrity="<hash>"'],
  ])('is replaced with a fixed word: %s', (_what, text, expected) => {
    expect(normalise(text, today)).toBe(expected)
  })

  it.each(['2026-11-07', '07/11/2026', '7 November 2026', '7 Nov 2026'])(
    'is replaced with a fixed word: the day of the recording as %s',
    (form) => {
      expect(normalise(`Signed on ${form} at 02:08.`, today)).toBe('Signed on <today> at <time>.')
    },
  )
})

describe('a value that shows a change in behaviour', () => {
  it.each([
    ['a price', '£1,234.56'],
    ['another day', '8 November 2026'],
    ['the start of cover', '2026-11-08T09:00:00+00:00'],
    ['the end of cover', '2027-11-07T23:59:00+00:00'],
    ['the end of cover in a document', '09:01 on 18 December 2026'],
    ['an hour that nobody chose yet', '- combobox "Hour":\n  - option "--" [selected]'],
    ['words with dashes', 'Third-party-insurances'],
    ['a long word', 'monthlyPaymentsOfCredit'],
    ['a name in the API', 'thirtyDayUnderwritingOutcome'],
    ['a registration', 'AA19AAA'],
    ['a telephone number', '0113 496 0100'],
  ])('is left unchanged: %s', (_what, text) => {
    expect(normalise(text, today)).toBe(text)
  })
})
