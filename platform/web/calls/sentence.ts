import { Problem } from '#platform/contract/problem.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { spokenFaults } from '#platform/web/i18n/words.ts'
import { LostConnection } from './lost-connection.ts'

/** What a call threw and what is said after it, as two sentences: the first has its end mark. */
export function sentencesOf(error: unknown, more: string): string {
  const first = sentenceOf(error)
  const ended = /[。！？.!?]$/.test(first) ? first : `${first}${/\p{Script=Han}$/u.test(first) ? '。' : '.'}`
  return `${ended}${ended.endsWith('.') ? ' ' : ''}${more}`
}

/** The sentence that a person reads about anything that a call threw. */
export function sentenceOf(error: unknown): string {
  if (error instanceof LostConnection) return text('platform', 'notReached')
  if (error instanceof Problem) {
    if (error.kind === 'failed') return text('platform', 'serverError')
    return spokenFaults(error.messages ?? []) || error.description || text('platform', 'tryLater')
  }
  return text('platform', 'tryLater')
}
