import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { decryptWhole, placeOf } from '../../platform/encryption/encrypted-columns.ts'
import type { QuoteKey } from '../../quote/ports.ts'
import type { CaseNote } from './ports.ts'

/** The column and row that a note's words are encrypted for. */
export const wordsAt = ({ tenant, reference }: QuoteKey, position: number) =>
  placeOf('quote_note_words.sealed_words', tenant, reference, position)

/** The notes of a quote, oldest first. */
export async function notesOf(
  db: Kysely<Database>,
  { tenant, reference }: QuoteKey,
): Promise<readonly CaseNote[]> {
  const rows = await db
    .selectFrom('milepost.quote_note as note')
    .innerJoin('milepost.quote_note_words as words', (join) =>
      join
        .onRef('words.tenant', '=', 'note.tenant')
        .onRef('words.reference', '=', 'note.reference')
        .onRef('words.position', '=', 'note.position'),
    )
    .select(['note.position', 'kind', 'at', 'who', 'sealed_words'])
    .where('note.tenant', '=', tenant)
    .where('note.reference', '=', reference)
    .orderBy('note.position')
    .execute()
  return rows.map(({ position, kind, at, who, sealed_words: sealed }) => {
    const opened = Object(decryptWhole(db, wordsAt({ tenant, reference }, position), sealed))
    return { position, kind, at, who, words: String(opened.words ?? ''), needs: opened.needs ?? [] }
  })
}
