import { serveThread } from '#platform/server/serve-thread.ts'
import type { FileQuestions } from './file-questions.ts'
import { markWorkbook } from './mark-workbook.ts'
import { planOf } from './plan.ts'
import { type FileContent, readFile } from './read-file.ts'

let content: FileContent | undefined

serveThread<FileQuestions>({
  async read({ file }) {
    content = await readFile(Buffer.from(file))
    return undefined
  },
  async plan({ current, today }) {
    if (!content) throw new Error('no file was read')
    const read = content
    content = undefined
    return planOf(read, current, today)
  },
  mark: markWorkbook,
})
