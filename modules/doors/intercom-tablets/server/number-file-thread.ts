import { serveThread } from '#platform/server/serve-thread.ts'
import type { FileQuestions } from './file-questions.ts'
import { readFile } from './read-file.ts'

serveThread<FileQuestions>({ read: ({ file }) => readFile(file) })
