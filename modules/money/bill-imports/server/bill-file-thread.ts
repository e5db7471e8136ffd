import { serveThread } from '#platform/server/serve-thread.ts'
import type { FileQuestions } from './file-questions.ts'
import { markFile } from './mark-file.ts'
import { readFile } from './read-file.ts'

serveThread<FileQuestions>({ read: ({ file }) => readFile(file), mark: markFile })
