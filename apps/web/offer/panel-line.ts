/** One line about an offer: a short name, and the answer in the words of its question. */
export type PanelLine = { name: string; words: string }
