/** What is fingerprinted of a notice: its words, as a screen draws them. */
export const wordsOf = ({ title, content }: { title: string; content: string }): string => title + content
