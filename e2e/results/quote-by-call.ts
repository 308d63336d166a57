import type { Call, Reply, Request } from '@milepost/contract/call'
import { getVehicleDetailsByVrm } from '@milepost/contract/calls/lookup'
import { generateQuote } from '@milepost/contract/calls/quote'
import { createClient } from '@milepost/contract/client'
import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { tenancyOf } from '@milepost/contract/tenancy'
import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { journeyProgress } from '@milepost/domain/journeys/journey-progress'
import { journeys } from '@milepost/domain/journeys/journeys'
import { type WizardStepName, wizardSteps } from '@milepost/domain/journeys/steps'
import type { RatedLine } from '@milepost/domain/lines/lines'
import { type Answers, noAnswers } from '@milepost/domain/questions/answers'
import { vehicleFound } from '@milepost/domain/questions/vehicle/vehicle-found'
import { defaultMarketingPreferences } from '@milepost/domain/quote/marketing-preferences'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { pence } from '@milepost/domain/values/pence'
import { shortMark } from '@milepost/domain/values/short-mark'
import type { Page } from '@playwright/test'
import { at, goodPlate } from '../site.ts'
import { circumstancesOf } from '../walking/walk.ts'

/*
 * The way to a page without the pages before it: the site's own calls, made from the tab, and what the site would have stored in
 * the tab (apps/web/state). Tests of those pages themselves walk them.
 */

export type Results = Reply<(typeof generateQuote)[RatedLine]>['body']

/** Makes a call from the tab, with its session; fails the test if it is refused. */
export async function ask<C extends Call>(
  page: Page,
  journey: JourneyId,
  call: C,
  request: Request<C>,
): Promise<Reply<C>> {
  const client = createClient({
    baseUrl: at(journey, ''),
    tenancy: tenancyOf(journey),
    timeoutMs: 60_000,
    async fetch(address, { method = 'GET', headers, body }) {
      const init = { method, headers: [...new Headers(headers)], ...(typeof body === 'string' && { body }) }
      const { status, type, text } = await page.evaluate(fetchInPage, { address, init })
      return new Response(status === 204 ? null : text, { status, headers: { 'content-type': type } })
    },
  })
  const outcome = await client.send(call, request)
  if (outcome.kind !== 'answered') throw new Error(`${call.name}: ${JSON.stringify(outcome)}`)
  return outcome
}

/** Runs in the page. */
async function fetchInPage({ address, init }: { address: string; init: RequestInit }) {
  const reply = await fetch(address, init)
  return { status: reply.status, type: reply.headers.get('content-type') ?? '', text: await reply.text() }
}

/** An empty page of this journey's host, to make calls from and to store state; the page after it finds a session. */
export async function openEmptyPage(page: Page, journey: JourneyId): Promise<void> {
  await page.goto(at(journey, '/healthz'))
  await page.evaluate(async () => {
    await fetch('/')
  })
}

/** A person's answers with the vehicle as the first step stores it, and the defaults of the cover step. */
export async function wholeAnswers(page: Page, journey: JourneyId, answers: Answers): Promise<Answers> {
  const plate = goodPlate(journey)
  const { body } = await ask(page, journey, getVehicleDetailsByVrm, { query: { VehicleRegistration: plate } })
  if (!body) throw new Error(`The sandbox does not know ${plate}`)
  const { vehicle } = vehicleFound(answers.vehicleDetails, plate, body, journeys[journey])
  return {
    ...answers,
    vehicleDetails: vehicle,
    coverDetails: { ...coverFromTomorrow(), ...answers.coverDetails },
  }
}

/** The defaults of the cover step, on a day that has not passed if the test runs at midnight. */
function coverFromTomorrow(): Answers['coverDetails'] {
  const date = addDays(londonDate(new Date()), 1)
  return { effectiveFrom: { date, hour: 9, minute: 0 }, voluntaryExcess: pence(0), hasAgreedDisclaimer: true }
}

/** Stores answers in the tab: all of them, or those up to a step, with the steps before it completed. */
export async function storeAnswers(
  page: Page,
  journey: JourneyId,
  answers: Answers,
  upTo?: WizardStepName,
): Promise<void> {
  const names = wizardSteps.map(({ name }) => name)
  const completed = upTo === undefined ? names : names.slice(0, names.indexOf(upTo))
  await store(page, journey, 'quote', {
    answers: upTo === undefined ? answers : answersOfSteps(answers, [...completed, upTo]),
    completedSteps: Object.fromEntries(completed.map((name) => [name, true])),
    activeStep: 1,
    typed: {},
  })
}

/** The answers to the questions of these steps, after the first two. */
function answersOfSteps(answers: Answers, steps: readonly WizardStepName[]): Answers {
  const asked = new Set(
    steps.flatMap((step) => journeyDefinition.steps[step]).flatMap(({ ask }) => ask.map(({ name }) => name)),
  )
  const isAsked = ([name]: [string, unknown]) => asked.has(name)
  return {
    ...noAnswers,
    vehicleDetails: answers.vehicleDetails,
    proposerDetails: Object.fromEntries(Object.entries(answers.proposerDetails).filter(isAsked)),
    additionalDrivers: steps.includes('additionalDrivers') ? answers.additionalDrivers : [],
    coverDetails: steps.includes('vehicleCover') ? answers.coverDetails : {},
  }
}

/** Stores a part of the tab's state under its name, in the shape that the site reads. */
export async function store(page: Page, journey: JourneyId, name: string, state: object): Promise<void> {
  await page.evaluate(([key, stored]) => sessionStorage.setItem(key, stored), [
    `milepost:${journey}:${name}`,
    JSON.stringify({ state, version: 1 }),
  ] as const)
}

/** The price of these answers, and the mark by which the site notices that they have changed since. */
export async function priceOf(
  page: Page,
  journey: JourneyId,
  answers: Answers,
): Promise<{ results: Results; pricedFrom: string }> {
  const terms = journeys[journey]
  const { answers: applicable } = journeyProgress(answers, {}, circumstancesOf(journey))
  const quote = toQuoteDto(applicable, defaultMarketingPreferences(terms), terms)
  const { body } = await ask(page, journey, generateQuote[terms.rating.line], {
    body: { quote, isAggregator: false },
  })
  const { marketingPreferences: _unrated, ...rated } = quote
  return { results: body, pricedFrom: shortMark(JSON.stringify(rated)) }
}
