import { Threads } from '#platform/server/threads.ts'
import type { Plan } from './plan.ts'
import type { Current } from './state.ts'
import type { MarkedWorkbook } from './mark-workbook.ts'

/** What is done with an uploaded workbook, none of it in the thread that answers calls. */
export interface FileQuestions {
  /** Reads the file and keeps its lines for `plan`. */
  read: { asks: { file: Uint8Array }; gives: undefined }
  /** Compares what was read with what is there. */
  plan: { asks: { current: Current; today: string }; gives: Plan }
  /** The file again with every wrong cell marked. */
  mark: { asks: MarkedWorkbook; gives: Uint8Array }
}

/** Seconds: 5,000 households and 30,000 people take five on a slow machine. Megabytes: they take 200. */
export const fileThreads = new Threads<FileQuestions>(import.meta.url, 'file-thread', {
  seconds: 40,
  megabytes: 512,
  atOnce: 2,
})
