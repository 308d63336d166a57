import type { Rate, SettingReader } from './reader'

/** How often something may be asked by one session, by one network address over all brands, and by everybody together. */
type LookUpLimits = { session: Rate; ip: Rate; all: Rate }
/** Not worth a statement, or needed to pay: counted in each process, without a limit for everybody (F26). */
type ProcessLimits = Omit<LookUpLimits, 'all'>

/** How often what may be asked, by one session, one network address, everybody and, where it matters, of one quote. */
export type Limits = {
  vehicle: LookUpLimits
  address: LookUpLimits
  draft: LookUpLimits
  newDraft: LookUpLimits
  save: LookUpLimits
  retrieval: LookUpLimits
  pricing: LookUpLimits & { quote: Rate }
  preview: ProcessLimits
  document: ProcessLimits
  bank: LookUpLimits & { quote: Rate }
  intent: ProcessLimits & { quote: Rate }
  report: Omit<LookUpLimits, 'session'>
}

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

export function readLimits(read: SettingReader): Limits {
  return {
    vehicle: {
      session: read.rate('VEHICLE_LIMIT_SESSION', { count: 15, perSeconds: 10 * MINUTE }),
      ip: read.rate('VEHICLE_LIMIT_IP', { count: 60, perSeconds: HOUR }),
      all: read.rate('VEHICLE_LIMIT_ALL', { count: 20_000, perSeconds: HOUR }),
    },
    address: {
      session: read.rate('ADDRESS_LIMIT_SESSION', { count: 20, perSeconds: 10 * MINUTE }),
      ip: read.rate('ADDRESS_LIMIT_IP', { count: 100, perSeconds: HOUR }),
      all: read.rate('ADDRESS_LIMIT_ALL', { count: 40_000, perSeconds: HOUR }),
    },
    // Tries to open a saved quote; each draft has a limit of its own in the database.
    draft: {
      session: read.rate('DRAFT_LIMIT_SESSION', { count: 15, perSeconds: 15 * MINUTE }),
      ip: read.rate('DRAFT_LIMIT_IP', { count: 30, perSeconds: HOUR }),
      all: read.rate('DRAFT_LIMIT_ALL', { count: 10_000, perSeconds: HOUR }),
    },
    // Each is a row of up to 32 KB that is kept for 18 months, of whoever asks: strangers must not fill the disk.
    newDraft: {
      session: read.rate('NEW_DRAFT_LIMIT_SESSION', { count: 20, perSeconds: DAY }),
      ip: read.rate('NEW_DRAFT_LIMIT_IP', { count: 200, perSeconds: DAY }),
      all: read.rate('NEW_DRAFT_LIMIT_ALL', { count: 20_000, perSeconds: HOUR }),
    },
    // A step saved writes the row anew. No customer goes on as fast as this.
    save: {
      session: read.rate('SAVE_LIMIT_SESSION', { count: 120, perSeconds: 10 * MINUTE }),
      ip: read.rate('SAVE_LIMIT_IP', { count: 1000, perSeconds: HOUR }),
      all: read.rate('SAVE_LIMIT_ALL', { count: 400_000, perSeconds: HOUR }),
    },
    // Tries to have a priced quote back, links opened and asked for; what is wrong is counted for good in the database (D-248).
    retrieval: {
      session: read.rate('RETRIEVAL_LIMIT_SESSION', { count: 30, perSeconds: 15 * MINUTE }),
      ip: read.rate('RETRIEVAL_LIMIT_IP', { count: 120, perSeconds: HOUR }),
      all: read.rate('RETRIEVAL_LIMIT_ALL', { count: 40_000, perSeconds: HOUR }),
    },
    pricing: {
      session: read.rate('PRICING_LIMIT_SESSION', { count: 30, perSeconds: 10 * MINUTE }),
      ip: read.rate('PRICING_LIMIT_IP', { count: 200, perSeconds: HOUR }),
      quote: read.rate('PRICING_LIMIT_QUOTE', { count: 60, perSeconds: HOUR }),
      all: read.rate('PRICING_LIMIT_ALL', { count: 100_000, perSeconds: HOUR }),
    },
    // Sliders on the page of results: nothing is stored, and a price takes less than a millisecond.
    preview: {
      session: read.rate('PREVIEW_LIMIT_SESSION', { count: 120, perSeconds: 10 * MINUTE }),
      ip: read.rate('PREVIEW_LIMIT_IP', { count: 900, perSeconds: HOUR }),
    },
    document: {
      session: read.rate('DOCUMENT_LIMIT_SESSION', { count: 30, perSeconds: 10 * MINUTE }),
      ip: read.rate('DOCUMENT_LIMIT_IP', { count: 100, perSeconds: HOUR }),
    },
    // Whoever may ask often could find out which accounts exist (F18).
    bank: {
      session: read.rate('BANK_LIMIT_SESSION', { count: 5, perSeconds: 10 * MINUTE }),
      ip: read.rate('BANK_LIMIT_IP', { count: 20, perSeconds: HOUR }),
      quote: read.rate('BANK_LIMIT_QUOTE', { count: 10, perSeconds: DAY }),
      all: read.rate('BANK_LIMIT_ALL', { count: 10_000, perSeconds: HOUR }),
    },
    // Each is a card that may be tried out (F15).
    intent: {
      session: read.rate('INTENT_LIMIT_SESSION', { count: 6, perSeconds: 15 * MINUTE }),
      ip: read.rate('INTENT_LIMIT_IP', { count: 30, perSeconds: HOUR }),
      quote: read.rate('INTENT_LIMIT_QUOTE', { count: 10, perSeconds: DAY }),
    },
    // What browsers report of our pages. One network alone stays far below what rings the alert PagesBlocked.
    report: {
      ip: read.rate('REPORT_LIMIT_IP', { count: 20, perSeconds: HOUR }),
      all: read.rate('REPORT_LIMIT_ALL', { count: 1000, perSeconds: HOUR }),
    },
  }
}
