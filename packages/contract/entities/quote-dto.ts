import type {
  AdditionalDriver,
  CoverDetails,
  ProposerDetails,
  VehicleDetails,
} from '@milepost/domain/questions/answers'
import type { Address } from '@milepost/domain/values/address'
import type { DateParts, LocalDate } from '@milepost/domain/values/local-date'
import type { LondonTime } from '@milepost/domain/values/london-time'
import type * as z from 'zod/mini'
import type { addressInput } from './address'

/** What a caller writes, and what the schemas have read of it. */
export type Written = { date: string; address: z.input<typeof addressInput> }
export type Read = { date: LocalDate; address: Address }

/** An answer as JSON: an amount in pounds, a moment in its parts, a code as any text. Its question decides whether it is one. */
type AnswerDto<Answer, Side extends Written | Read> = Answer extends LocalDate
  ? Side['date']
  : Answer extends LondonTime
    ? DateParts & { hour: number; minute: number }
    : Answer extends Address
      ? Side['address']
      : Answer extends readonly (infer Entry)[]
        ? readonly AnswerDto<Entry, Side>[]
        : Answer extends string
          ? string
          : Answer extends number
            ? number
            : Answer extends boolean
              ? boolean
              : SubjectDto<Answer, Side>

type SubjectDto<Subject, Side extends Written | Read> = {
  [Name in keyof Subject]?: AnswerDto<NonNullable<Subject[Name]>, Side> | undefined
}

/** Every part of a quote may have gaps while it is filled in; the schemas name what they cannot do without. */
export type ProposerDto<Side extends Written | Read> = SubjectDto<ProposerDetails, Side>
export type DriverDto<Side extends Written | Read> = SubjectDto<AdditionalDriver, Side>
export type VehicleDto<Side extends Written | Read> = SubjectDto<
  Omit<VehicleDetails, 'vehicleInfo'>,
  Side
> & {
  isQPlate?: boolean | undefined
  licencingAuthority?: string | undefined
}
export type CoverDto<Side extends Written | Read> = SubjectDto<CoverDetails, Side> & {
  operatingArea?: string | undefined
}
export type EntryDto = { [name: string]: unknown }
