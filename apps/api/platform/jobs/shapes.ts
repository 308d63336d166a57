import { brandCodes } from '@milepost/domain/terms/identity'
import * as z from 'zod'
import type { JobData, JobName } from './ports'

const attempt = z.strictObject({ attemptId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) })
const policy = z.strictObject({
  tenant: z.enum(brandCodes),
  policyNumber: z.string().regex(/^[A-Z0-9-]{1,40}$/),
})

/**
 * What each job holds: ids and nothing else. Checked on the way in, so that no personal fact ever lies in the queue (safety T7), and
 * on the way out, since a job may have been written by another build.
 */
export const jobShapes: { readonly [Name in JobName]: z.ZodType<JobData[Name]> } = {
  capture: attempt,
  release: attempt,
  documents: policy,
  'policy-mail': policy,
  'portal-user': policy,
  mandate: policy,
  'not-charged-mail': attempt,
  'settle-attempt': attempt,
}
