/** Where pg-boss keeps its tables, beside ours. */
export const JOBS_SCHEMA = 'milepost_jobs'
