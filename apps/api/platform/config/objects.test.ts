import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const good = (env: Record<string, string>) => {
  const read = readConfig(env)
  if (read.kind === 'bad') throw new Error(read.problems.join('\n'))
  return read.config.objects
}
const problems = (env: Record<string, string>) => {
  const read = readConfig(env)
  return read.kind === 'bad' ? read.problems : []
}

it('stores documents in the database unless DOCUMENTS=s3 [CLU-401]', () => {
  expect(good({})).toBeUndefined()
  expect(good({ S3_BUCKET: 'papers' })).toMatchObject({ isForNew: false, bucket: 'papers' })
})

it('stores documents in a bucket: at Amazon with the credentials of the machine, or elsewhere with a key [CLU-401]', () => {
  expect(good({ DOCUMENTS: 's3', S3_BUCKET: 'papers', S3_REGION: 'eu-west-2' })).toEqual({
    isForNew: true,
    bucket: 'papers',
    url: undefined,
    region: 'eu-west-2',
    key: undefined,
  })
  const own = { S3_URL: 'https://objects.acorn.example', S3_ACCESS_KEY: 'us', S3_SECRET_KEY: 'only us' }
  expect(good({ DOCUMENTS: 's3', S3_BUCKET: 'papers', ...own })).toMatchObject({
    url: 'https://objects.acorn.example',
    key: { id: 'us', secret: 'only us' },
  })
})

it.each([
  [{ DOCUMENTS: 's3' }, 'DOCUMENTS=s3 needs S3_BUCKET, which is not set'],
  [{ DOCUMENTS: 'disk' }, 'DOCUMENTS must be database or s3, not "disk"'],
  [{ S3_BUCKET: 'papers', S3_URL: 'ftp://x' }, 'S3_URL must be an address starting with http:// or https://'],
  [
    { S3_BUCKET: 'papers', S3_ACCESS_KEY: 'us' },
    'S3_ACCESS_KEY and S3_SECRET_KEY belong together: set both or neither',
  ],
])('refuses %j and names the setting [CLU-401]', (env, problem) => {
  expect(problems(env)).toEqual([problem])
})
