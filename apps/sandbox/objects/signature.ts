import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The one key of the sandbox's object store. */
export const objectKey = { id: 'sandbox-objects', secret: 'sandbox-objects-secret' }

export type SignedRequest = {
  method: string
  /** As sent, with its query. */
  url: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Uint8Array
}

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Uint8Array, text: string) => createHmac('sha256', key).update(text).digest()
const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[a-z0-9-]+\/s3\/aws4_request), ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

/** Whether the request was signed with the key (AWS Signature Version 4) and its body is the signed one. */
export function isSigned({ method, url, headers, body }: SignedRequest, by = objectKey): boolean {
  const header = (name: string) => String(headers[name] ?? '')
  const [, id, scope = '', names = '', signature = ''] = form.exec(header('authorization')) ?? []
  if (id !== by.id) return false
  const payload = header('x-amz-content-sha256')
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${header(name).trim()}`),
    '',
    names,
    payload,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Uint8Array>(hmac, `AWS4${by.secret}`)
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'))
}
