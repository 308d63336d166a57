import { readOutNames } from '@milepost/domain/desk/telephone'
import { ADDRESS_LINE_MAXIMUM, addressLineNames } from '@milepost/domain/values/address'
import * as z from 'zod/mini'
import { addressId } from '../../fields/identifiers.ts'
import {
  code,
  listOf,
  oneOf,
  pounds,
  replyObject,
  requestObject,
  text,
  wholeNumber,
} from '../../fields/primitives.ts'
import { addressHit } from '../../shapes/lookup.ts'
import { actReason } from '../act-reason.ts'
import { deskCall } from '../desk-call.ts'
import { typedDay, typedPostcode, typedRegistration, typedText } from '../desk-fields.ts'
import { despiteRestriction } from '../despite-restriction.ts'
import { quoteNamed } from './quote.ts'

const words = z.string()
const MOST_CHANGES = 100
const MOST_LISTS = 20
const MOST_ADDRESSES = 3
const MOST_ENTRIES = 20
const options = z.array(replyObject({ code: words, desc: words }))
const named = { name: words, text: words }
const MOST_VERSION = 100_000

const quoteStatus = oneOf(['priced', 'referred', 'declined', 'taken-up'])

/** Answered by choosing an option, by searching long lists (SuggestAnswers), or by typing. */
const howAsked = { isMoney: z.boolean(), isSearched: z.boolean(), options: z.optional(options) }

/** Which questions are asked, in words that may depend on the other answers. */
const asked = z.array(replyObject({ name: words, question: words }))

const asks = {
  title: words,
  most: z.int(),
  ask: z.array(replyObject({ name: words, ...howAsked })),
  /** The questions of a new entry that has no answers yet. */
  askedOfNew: asked,
}

const listedEntry = { title: words, answers: z.array(replyObject(named)), asked }

/** What can be changed, with the current answers. */
const changeable = {
  answers: z.array(
    replyObject({
      field: words,
      chapter: words,
      question: words,
      /** As typed, or the code of an option if there are options. */
      text: words,
      ...howAsked,
    }),
  ),
  /** Absent if the vehicle cannot be changed (DSK-334). */
  vehicle: z.optional(replyObject({ registration: words })),
  /** Home and overnight address, if the journey asks for them, masked as on the page of the quote (DSK-335). */
  addresses: z.array(replyObject({ field: words, question: words, masked: words })),
  /** Claims, convictions, modifications and drivers, each with the questions of an entry (DSK-333, DSK-336). */
  lists: z.array(
    replyObject({
      field: words,
      /** On a restart: entries cannot be added or removed, and only open questions are asked (DSK-339). */
      isFixed: z.boolean(),
      ...asks,
      /** Lists that belong to each entry: a driver's claims and convictions. */
      within: z.array(replyObject({ name: words, ...asks })),
      entries: z.array(
        replyObject({
          ...listedEntry,
          lists: z.array(
            replyObject({ name: words, isFixed: z.boolean(), entries: z.array(replyObject(listedEntry)) }),
          ),
        }),
      ),
    }),
  ),
}

const line = (of: keyof typeof addressLineNames) =>
  typedText(addressLineNames[of].toLowerCase(), ADDRESS_LINE_MAXIMUM, 0)
const addressLines = <Line>(of: (name: keyof typeof addressLineNames) => Line) => ({
  line1: of('line1'),
  line2: of('line2'),
  line3: of('line3'),
  line4: of('line4'),
  city: of('city'),
  county: of('county'),
  postcode: of('postcode'),
})

const typedAnswers = listOf(
  requestObject({ name: text(80), text: typedText('the answer', 100, 0) }),
  MOST_CHANGES,
)

const entryChange = { was: z.optional(wholeNumber(0, MOST_ENTRIES)), answers: typedAnswers }

/** The requested changes, as typed. */
const changes = {
  ...quoteNamed,
  version: wholeNumber(1, MOST_VERSION),
  changes: listOf(requestObject({ field: text(80), text: typedText('the answer', 100, 0) }), MOST_CHANGES),
  /** Another vehicle, by its plate; the server looks it up. Its model is only sent if the register gives none. */
  vehicle: z.optional(requestObject({ registration: typedRegistration, abiCode: z.optional(code) })),
  /** Each address line by line, looked up or typed. */
  addresses: z.optional(
    listOf(requestObject({ field: text(80), lines: requestObject(addressLines(line)) }), MOST_ADDRESSES),
  ),
  /** Each complete list. An existing entry is identified, and only its changed answers are sent. */
  lists: z.optional(
    listOf(
      requestObject({
        field: text(80),
        entries: listOf(
          requestObject({
            ...entryChange,
            /** The lists within the entry that change. */
            lists: z.optional(
              listOf(
                requestObject({
                  name: text(80),
                  entries: listOf(requestObject(entryChange), MOST_ENTRIES),
                }),
                MOST_LISTS,
              ),
            ),
          }),
          MOST_ENTRIES,
        ),
      }),
      MOST_LISTS,
    ),
  ),
}

export const checkCaller = deskCall({
  name: 'CheckCaller',
  requirement: 'DSK-327',
  summary: 'Checks whether a caller’s five details match the customer of the quote; the outcome is recorded.',
  needs: 'quote.change',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Telephone/CheckCaller',
  body: requestObject({
    ...quoteNamed,
    surname: typedText('the surname', 100),
    postcode: typedText('the home postcode', 10),
    dateOfBirth: typedDay('the date of birth'),
    registration: typedText('the registration', 20),
  }),
  replies: { 200: replyObject({ isPassed: z.boolean() }) },
})

export const getChangeableAnswers = deskCall({
  name: 'GetChangeableAnswers',
  requirement: 'DSK-327',
  summary:
    'The answers that can be changed by telephone, with their options, after the caller passed the check.',
  needs: 'quote.change',
  brand: 'named',
  method: 'GET',
  path: '/api/desk/v1/Telephone/GetChangeableAnswers',
  query: requestObject(quoteNamed),
  replies: { 200: replyObject({ version: z.int(), ...changeable }) },
})

export const findCallersVehicle = deskCall({
  name: 'FindCallersVehicle',
  requirement: 'DSK-334',
  summary: 'The vehicle of a registration, to read out to a caller who passed the check, before it is used.',
  needs: 'quote.change',
  brand: 'named',
  method: 'GET',
  path: '/api/desk/v1/Telephone/FindCallersVehicle',
  query: requestObject({ ...quoteNamed, registration: typedRegistration }),
  replies: {
    200: replyObject({
      registration: words,
      name: words,
      details: z.array(replyObject({ name: words, words })),
      /** The possible models, if the register gives none. */
      models: z.optional(replyObject({ question: words, options })),
      /** Why it cannot be insured here, or that no vehicle was found. */
      problem: z.optional(words),
    }),
  },
})

export const findCallersAddresses = deskCall({
  name: 'FindCallersAddresses',
  requirement: 'DSK-335',
  summary: 'The addresses of a postcode, or of one house in it, for a caller who passed the check.',
  needs: 'quote.change',
  brand: 'named',
  method: 'GET',
  path: '/api/desk/v1/Telephone/FindCallersAddresses',
  query: requestObject({
    ...quoteNamed,
    postcode: typedPostcode,
    houseNumber: z.optional(typedText('the house', 60)),
  }),
  replies: { 200: replyObject({ items: z.array(addressHit) }) },
})

export const getCallersAddress = deskCall({
  name: 'GetCallersAddress',
  requirement: 'DSK-335',
  summary: 'The lines of an address from a search, to read out to a caller who passed the check.',
  needs: 'quote.change',
  brand: 'named',
  method: 'GET',
  path: '/api/desk/v1/Telephone/GetCallersAddress',
  query: requestObject({ ...quoteNamed, addressId }),
  replies: { 200: replyObject(addressLines(() => words)) },
})

export const suggestAnswers = deskCall({
  name: 'SuggestAnswers',
  requirement: 'DSK-336',
  summary: 'The entries of a long list that match the typed text, such as an occupation or an offence.',
  // The same lists for every caller: customers' own pages are public.
  needs: 'session',
  brand: 'none',
  method: 'GET',
  path: '/api/desk/v1/Telephone/SuggestAnswers',
  query: requestObject({ question: text(80), typed: typedText('the answer', 100) }),
  replies: { 200: replyObject({ items: options }) },
})

export const previewChange = deskCall({
  name: 'PreviewChange',
  requirement: 'DSK-337',
  summary: 'The price after changes, and which questions are then asked or missing; nothing is stored.',
  needs: 'quote.change',
  brand: 'named',
  isHeldByRestriction: true,
  method: 'POST',
  path: '/api/desk/v1/Telephone/PreviewChange',
  body: requestObject({ ...changes, despiteRestriction }),
  replies: {
    200: replyObject({
      ...changeable,
      /** What is missing or wrong, by its place in the request. If empty, there is a price or a reason why there is none. */
      problems: z.array(replyObject({ field: words, message: words })),
      status: z.optional(quoteStatus),
      total: z.optional(pounds),
      causes: z.optional(z.array(replyObject({ title: words, amount: z.number() }))),
    }),
  },
})

export const changeAnswers = deskCall({
  name: 'ChangeAnswers',
  requirement: 'DSK-327',
  summary:
    'Changes answers for a customer on the telephone, with the same rules as on the site, and prices the quote again.',
  needs: 'quote.change',
  brand: 'named',
  isHeldByRestriction: true,
  method: 'POST',
  path: '/api/desk/v1/Telephone/ChangeAnswers',
  body: requestObject({
    ...changes,
    /** The customer agrees that a staff member changes their answers. */
    hasConsent: z.literal(true, { error: 'Ask the customer to agree first' }),
    readOut: listOf(oneOf(readOutNames), readOutNames.length),
    because: actReason,
    despiteRestriction,
  }),
  replies: {
    200: replyObject({
      version: z.int(),
      status: quoteStatus,
      total: z.optional(pounds),
    }),
  },
})
