import { Threads } from '#platform/server/threads.ts'
import type { ReadTexts } from '#platform/workbook/read-texts.ts'

/** What is done with an uploaded workbook, none of it in the thread that answers calls. */
export interface FileQuestions {
  read: { asks: { file: Uint8Array }; gives: ReadTexts }
}

/** Seconds: 5,000 rows take less than one on a slow machine. */
export const fileThreads = new Threads<FileQuestions>(import.meta.url, 'number-file-thread', {
  seconds: 20,
  megabytes: 256,
  atOnce: 2,
})
