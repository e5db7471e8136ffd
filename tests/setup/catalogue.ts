import { expect } from 'vitest'
import type { Answer } from './desk.ts'

/** A line of the documents' error catalogues: the rules, the code, what it says, and a call that is answered so. */
export type Entry = [rules: string, code: number, says: string | RegExp, call: () => Promise<Answer>]

/** Makes the call of a line: status, code and sentence are as it says, in the shape of every error (R232, R266). */
export async function expectEntry([, code, says, call]: Entry): Promise<void> {
  const { status, body } = await call()
  const Description = typeof says === 'string' ? says : expect.stringMatching(says)
  expect([status, body.ErrorMessage]).toEqual([Math.floor(code / 1000), { Code: code, Description }])
  expect(body.Message).toBe(body.ErrorMessage.Description)
}
