import type { Rate, SettingReader } from './reader.ts'

/** Limits per session, per network address over all brands, and for all callers together. */
type LookUpLimits = { session: Rate; ip: Rate; all: Rate }
/** Too cheap to be worth a database statement, or needed in order to pay: counted in each process, with no overall limit (F26). */
type ProcessLimits = Omit<LookUpLimits, 'all'>

/** Rate limits per session, per network address, overall and, where it matters, per quote. */
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
  visit: Omit<LookUpLimits, 'session'>
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
    // Attempts to open a saved quote; each draft also has its own limit in the database.
    draft: {
      session: read.rate('DRAFT_LIMIT_SESSION', { count: 15, perSeconds: 15 * MINUTE }),
      ip: read.rate('DRAFT_LIMIT_IP', { count: 30, perSeconds: HOUR }),
      all: read.rate('DRAFT_LIMIT_ALL', { count: 10_000, perSeconds: HOUR }),
    },
    // Each is a row of up to 32 KB that is stored for 18 months and anyone can create one: strangers must not fill the disk.
    newDraft: {
      session: read.rate('NEW_DRAFT_LIMIT_SESSION', { count: 20, perSeconds: DAY }),
      ip: read.rate('NEW_DRAFT_LIMIT_IP', { count: 200, perSeconds: DAY }),
      all: read.rate('NEW_DRAFT_LIMIT_ALL', { count: 20_000, perSeconds: HOUR }),
    },
    // Every saved step rewrites the row. No customer is as fast as this.
    save: {
      session: read.rate('SAVE_LIMIT_SESSION', { count: 120, perSeconds: 10 * MINUTE }),
      ip: read.rate('SAVE_LIMIT_IP', { count: 1000, perSeconds: HOUR }),
      all: read.rate('SAVE_LIMIT_ALL', { count: 400_000, perSeconds: HOUR }),
    },
    // Attempts to retrieve a priced quote, and links opened or requested. Failed checks are also counted permanently in the
    // database (D-248).
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
    // Sliders on the results page: nothing is stored, and a price takes less than a millisecond.
    preview: {
      session: read.rate('PREVIEW_LIMIT_SESSION', { count: 120, perSeconds: 10 * MINUTE }),
      ip: read.rate('PREVIEW_LIMIT_IP', { count: 900, perSeconds: HOUR }),
    },
    document: {
      session: read.rate('DOCUMENT_LIMIT_SESSION', { count: 30, perSeconds: 10 * MINUTE }),
      ip: read.rate('DOCUMENT_LIMIT_IP', { count: 100, perSeconds: HOUR }),
    },
    // A caller who could ask often could find out which accounts exist (F18).
    bank: {
      session: read.rate('BANK_LIMIT_SESSION', { count: 5, perSeconds: 10 * MINUTE }),
      ip: read.rate('BANK_LIMIT_IP', { count: 20, perSeconds: HOUR }),
      quote: read.rate('BANK_LIMIT_QUOTE', { count: 10, perSeconds: DAY }),
      all: read.rate('BANK_LIMIT_ALL', { count: 10_000, perSeconds: HOUR }),
    },
    // Each is a chance to test a stolen card (F15).
    intent: {
      session: read.rate('INTENT_LIMIT_SESSION', { count: 6, perSeconds: 15 * MINUTE }),
      ip: read.rate('INTENT_LIMIT_IP', { count: 30, perSeconds: HOUR }),
      quote: read.rate('INTENT_LIMIT_QUOTE', { count: 10, perSeconds: DAY }),
    },
    // CSP reports from browsers. One network alone stays far below the threshold of the alert PagesBlocked.
    report: {
      ip: read.rate('REPORT_LIMIT_IP', { count: 20, perSeconds: HOUR }),
      all: read.rate('REPORT_LIMIT_ALL', { count: 1000, perSeconds: HOUR }),
    },
    // Events of visits. A visit sends about ten batches; more than that distorts the console and fills the disk.
    visit: {
      ip: read.rate('VISIT_LIMIT_IP', { count: 600, perSeconds: HOUR }),
      all: read.rate('VISIT_LIMIT_ALL', { count: 60_000, perSeconds: HOUR }),
    },
  }
}
