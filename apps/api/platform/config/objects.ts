import type { SettingReader } from './reader.ts'

/** Where documents are stored, and the object store that some of them are in. */
export type ObjectSettings = {
  /** Whether new documents go to the object store; otherwise to the database. */
  isForNew: boolean
  bucket: string
  /** Unset means Amazon's own for the region. */
  url: string | undefined
  region: string
  /** Unset means the credentials of the machine, as the library finds them. */
  key: { id: string; secret: string } | undefined
}

/** Undefined unless S3_BUCKET is set. With DOCUMENTS=database the bucket is read, but nothing new is stored in it. */
export function readObjects(read: SettingReader): ObjectSettings | undefined {
  const isForNew = read.oneOf('DOCUMENTS', ['database', 's3'], 'database') === 's3'
  const bucket = read.text('S3_BUCKET')
  const url = read.url('S3_URL', ['http:', 'https:'])
  const id = read.text('S3_ACCESS_KEY')
  const secret = read.text('S3_SECRET_KEY')
  if (bucket === undefined && isForNew) read.refuse('DOCUMENTS=s3 needs S3_BUCKET, which is not set')
  if ((id === undefined) !== (secret === undefined))
    read.refuse('S3_ACCESS_KEY and S3_SECRET_KEY belong together: set both or neither')
  if (bucket === undefined) return undefined
  return {
    isForNew,
    bucket,
    url,
    region: read.text('S3_REGION') ?? 'us-east-1',
    key: id !== undefined && secret !== undefined ? { id, secret } : undefined,
  }
}
