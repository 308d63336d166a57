import type { BrandCode } from '@milepost/domain/terms/identity'
import type { DeskServer } from './desk-server'

/** What is sent with a call: its body, and its path and query with real values. */
export type Ask = { url: string; body?: unknown }

/**
 * A line of the access matrix. `of` makes what the call is about in one brand, and says what to send; a call that keeps to brands
 * must answer with `granted` to whoever has that brand and with 404 to everybody else.
 */
export type AccessLine = { of(server: DeskServer, brand: BrandCode): Promise<Ask>; granted?: 200 | 202 | 204 }

const at = (url: string, body?: unknown): AccessLine => ({ of: async () => ({ url, body }) })

/** A line for every call of the desk, by its name. A test finds a call without one. */
export const accessLines: Readonly<Record<string, AccessLine>> = {
  GetStaffSession: at('/api/desk/v1/Session/GetStaffSession'),
  KeepStaffSession: at('/api/desk/v1/Session/KeepStaffSession'),
  SignOut: at('/api/desk/v1/Session/SignOut', { because: 'CHOSEN' }),
}
