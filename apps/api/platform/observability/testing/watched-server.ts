import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { tenancyOf } from '@milepost/contract/tenancy'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Differences } from '@milepost/domain/testing/plain-customer'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { answersFor } from '@milepost/pricing/testing/people-by-journey'
import { ask, type Headers } from '../../../chaos/testing/asking.ts'
import type { Api, Deployment } from '../../../chaos/testing/deployment.ts'
import { freePort } from '../../../chaos/testing/free-port.ts'

export const plate = 'AA19AAA'
export const headers = (cookie = ''): Headers => {
  const { tenant, product } = tenancyOf('acorn_pc')
  return {
    'x-tenant': tenant,
    'x-product': product,
    'content-type': 'application/json',
    ...(cookie && { cookie }),
  }
}

/** An API process whose metrics can be read as its operator does. */
export async function watched(deployment: Deployment, settings: Readonly<Record<string, string>> = {}) {
  const internal = await freePort()
  const api = await deployment.start({ INTERNAL_PORT: String(internal), ...settings })
  const page = async () => (await fetch(`http://127.0.0.1:${internal}/metrics`)).text()
  /** The current sum of a metric over all series with these labels; undefined if there are none. */
  const value = async (name: string, labels: Readonly<Record<string, string>> = {}) => {
    const pairs = Object.entries(labels).map(([label, is]) => `${label}="${is}"`)
    const lines = (await page()).split('\n').filter((line) => /^[a-z_]+/.exec(line)?.[0] === name)
    const found = lines.filter((line) => pairs.every((pair) => line.includes(pair)))
    const numbers = found.map((line) => Number(line.slice(line.lastIndexOf(' ') + 1)))
    return numbers.length === 0 ? undefined : numbers.reduce((sum, each) => sum + each, 0)
  }
  return { api, page, value }
}

/** A first price for these answers. */
export function priced({ origin }: Api, { you = {}, vehicle = {} }: Differences = {}) {
  const answers = answersFor('acorn_pc', {
    you,
    vehicle: { registration: plate, searchedRegistration: plate, ...vehicle },
    cover: { effectiveFrom: { date: addDays(londonDate(new Date()), 5), hour: 9, minute: 15 } },
  })
  const consent = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }
  const quote = toQuoteDto(answers, consent, journeys.acorn_pc)
  return ask(origin, 'POST', '/api/v1/Quote/GeneratePrivateCarQuote', headers(), { quote })
}
