/** Policy documents go by email unless the customer asks for post (CON-17). */
export const DOCUMENTS_BY_EMAIL_BY_DEFAULT = true
