import type { ScanReader } from '#platform/web/frame/contributions.ts'
import { looksLikeCard } from '#platform/web/input/code-shapes.ts'
import { openArrival, openLeave } from './public.ts'
import { looksLikeVisitCode } from './visit-code-shape.ts'

const needs = { service: [17, 50], can: 'visitors.handle' }

/** A visitor's own code is told by its looks and taken whatever becomes of it; a visitor card is asked for after residents' cards. */
export const scanReaders: readonly ScanReader[] = [
  {
    ...needs,
    name: 'visitCode',
    order: 5,
    async take(code) {
      if (!looksLikeVisitCode(code)) return false
      openArrival({ code })
      return true
    },
  },
  {
    ...needs,
    name: 'visitorCard',
    order: 35,
    async take(code) {
      if (!looksLikeCard(code)) return false
      const visitorId = await import('./find-by-card.ts')
        .then(({ findByCard }) => findByCard(code))
        .catch(() => undefined)
      if (visitorId) openLeave(visitorId)
      return visitorId !== undefined
    },
  },
]
