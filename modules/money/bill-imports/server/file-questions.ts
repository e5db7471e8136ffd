import { Threads } from '#platform/server/threads.ts'
import type { MarkedFile } from './mark-file.ts'
import type { ReadFile } from './read-file.ts'

/** What is done with an uploaded workbook, none of it in the thread that answers calls. */
export interface FileQuestions {
  read: { asks: { file: Uint8Array }; gives: ReadFile }
  /** The file again with every wrong cell marked. */
  mark: { asks: MarkedFile; gives: Uint8Array }
}

/** Seconds: 5,000 bills of 20 items take two on a slow machine. */
export const fileThreads = new Threads<FileQuestions>(import.meta.url, 'bill-file-thread', {
  seconds: 20,
  megabytes: 384,
  atOnce: 2,
})
