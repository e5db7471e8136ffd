import { serveThread } from '#platform/server/serve-thread.ts'
import { unreadable } from '#platform/workbook/unreadable.ts'

/** What a thread can do wrong, for tests. */
export interface HostileQuestions {
  echo: { asks: string; gives: string }
  loop: { asks: undefined; gives: undefined }
  eat: { asks: undefined; gives: undefined }
  refuse: { asks: undefined; gives: undefined }
  fail: { asks: undefined; gives: undefined }
  leave: { asks: undefined; gives: undefined }
}

serveThread<HostileQuestions>({
  echo: async (text) => text,
  async loop() {
    for (;;) Math.random()
  },
  async eat() {
    const eaten: number[][] = []
    for (;;) eaten.push(Array.from({ length: 1000 }, Math.random))
  },
  async refuse() {
    throw unreadable.damaged()
  },
  async fail() {
    throw new TypeError('no such thing')
  },
  leave: async () => process.exit(3),
})
