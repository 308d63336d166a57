import type { CodeList, CodeOf } from './code-list'

/** The kind of study, stored as the occupation of a student (D-101): ABI occupation codes. */
export const studentTypes = [
  { code: 'S44', desc: 'Student, living at home' },
  { code: 'S45', desc: 'Student, living away' },
  { code: '74C', desc: 'School student' },
  { code: '48D', desc: 'Undergraduate, living at home' },
  { code: '49D', desc: 'Undergraduate, living away' },
  { code: '18D', desc: 'Postgraduate, living at home' },
  { code: '19D', desc: 'Postgraduate, living away' },
  { code: 'S50', desc: 'Mature student, living at home' },
  { code: 'S51', desc: 'Mature student, living away' },
  { code: 'S48', desc: 'Medical student, living at home' },
  { code: 'S49', desc: 'Medical student, living away' },
  { code: 'S52', desc: 'Student nurse, living at home' },
  { code: 'S53', desc: 'Student nurse, living away' },
  { code: 'S46', desc: 'Student teacher, living at home' },
  { code: 'S47', desc: 'Student teacher, living away' },
] as const satisfies CodeList

export type StudentTypeCode = CodeOf<typeof studentTypes>
