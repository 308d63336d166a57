import type { BrandCode } from '@milepost/domain/terms/identity'

/** Written by triggers only (0029-search). Values are in the form they are compared in, not as the customer wrote them. */
type SearchTables = {
  'milepost.search_entry': {
    tenant: BrandCode
    reference: string
    number: number
    at: Date
    surname: string | null
    forename: string | null
    sound: string | null
    full_sound: string | null
    postcode: string | null
    email: string | null
    phone: string | null
    registration: string | null
  }
  'milepost.search_fill': {
    is_only: boolean
    tenant: string
    reference: string
    finished_at: Date | null
  }
}

declare module '../../platform/db/schema.ts' {
  interface Database extends SearchTables {}
}
