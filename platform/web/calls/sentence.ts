import { Problem } from '#platform/contract/problem.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { spokenFaults } from './faults.ts'
import { LostConnection } from './lost-connection.ts'

/** The sentence that a person reads about anything that a call threw. */
export function sentenceOf(error: unknown): string {
  if (error instanceof LostConnection) return text('platform', 'notReached')
  if (error instanceof Problem) {
    if (error.kind === 'failed') return text('platform', 'serverError')
    return spokenFaults(error.messages ?? []) || error.description || text('platform', 'tryLater')
  }
  return text('platform', 'tryLater')
}
