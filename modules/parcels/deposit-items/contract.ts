import { problem } from '#platform/contract/problem.ts'

export const depositClosed = (sentence: string) => problem(409113, sentence)
