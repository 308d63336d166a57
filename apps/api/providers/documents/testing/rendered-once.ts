import type { PolicyDocumentRenderer } from '../../../purchase/policy/ports.ts'
import type { DocumentRenderer } from '../../../quote/ports.ts'
import { documentRenderer, policyDocumentRenderer } from '../document-renderer.ts'

export type Renderers = { documentRenderer: DocumentRenderer; policyDocuments: PolicyDocumentRenderer }

const bytesOf = new Map<string, Promise<Uint8Array | undefined>>()

export const realRenderers: Renderers = { documentRenderer, policyDocuments: policyDocumentRenderer }

/**
 * For tests that are not about the content of a document: the first of each kind is rendered, and the later ones have its bytes, in all
 * test files that share a process. The list of documents is determined each time.
 */
export function renderedOnce(): Renderers {
  const once = (name: string, render: () => Promise<Uint8Array | undefined>) => {
    const bytes = bytesOf.get(name) ?? render()
    bytesOf.set(name, bytes)
    return bytes
  }
  return {
    documentRenderer: {
      documentsOf: documentRenderer.documentsOf,
      async renderDocument(kind, quote) {
        const offered = documentRenderer.documentsOf(quote).find((document) => document.kind === kind)
        const render = async () => (await documentRenderer.renderDocument(kind, quote))?.bytes
        const bytes = offered && (await once(`quote ${kind}`, render))
        return offered && bytes && { fileName: offered.fileName, bytes }
      },
    },
    policyDocuments: {
      documentsIssued: policyDocumentRenderer.documentsIssued,
      async renderPolicyDocument(kind, policy) {
        const render = () => policyDocumentRenderer.renderPolicyDocument(kind, policy)
        const bytes = await once(`policy ${kind}`, render)
        return bytes ?? new Uint8Array()
      },
      documentsAtEnd: policyDocumentRenderer.documentsAtEnd,
      async renderEndingDocument(kind, policy) {
        const render = () => policyDocumentRenderer.renderEndingDocument(kind, policy)
        return (await once(`ending ${kind}`, render)) ?? new Uint8Array()
      },
    },
  }
}
