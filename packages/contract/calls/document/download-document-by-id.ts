import { call } from '../../call'
import { documentId } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/** Needs the session that a purchase or a passed check made; without it the document does not exist (D-250). */
export const downloadDocumentById = call({
  name: 'DownloadDocumentById',
  requirement: 'API-34',
  summary: 'A document of a policy or quote.',
  access: 'session',
  method: 'GET',
  path: '/api/v1/Document/DownloadDocumentById/{documentId}',
  params: sent({ documentId }),
  replies: { 200: 'file' },
  problems: { 404: ['DOCUMENT_NOT_FOUND'] },
})
