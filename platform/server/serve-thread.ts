import { parentPort } from 'node:worker_threads'
import { Problem } from '#platform/contract/problem.ts'
import type { Reply } from './threads.ts'

type Handlers<Questions> = {
  [Kind in keyof Questions]: (
    question: Questions[Kind] extends { asks: infer Asked } ? Asked : never,
  ) => Promise<Questions[Kind] extends { gives: infer Given } ? Given : never>
}

async function replyTo(work: () => Promise<unknown>): Promise<Reply> {
  try {
    return { answer: await work() }
  } catch (error) {
    if (error instanceof Problem) return { problem: { code: error.code, description: error.description } }
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { fault: { message, stack } }
  }
}

/** Answers, in a thread, what its asker asks (`Threads`); problems go back as problems. */
export function serveThread<Questions>(handlers: Handlers<Questions>): void {
  parentPort?.on('message', (asked: { kind: keyof Questions; question: never }) => {
    void replyTo(() => handlers[asked.kind](asked.question)).then((reply) => parentPort?.postMessage(reply))
  })
}
