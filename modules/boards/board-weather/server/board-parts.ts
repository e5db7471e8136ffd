import type { BoardPart } from '#platform/server/board-part.ts'
import type { WeatherFact } from '../forecast.ts'

/** The weather, on the boards of the house; what is older than six hours is no weather any more. */
export const boardParts: readonly BoardPart[] = [
  {
    kind: 'boardWeather',
    services: [21],
    lasts: 120,
    async list(lease) {
      const rows = await lease.query<{ fact: WeatherFact }>(
        "select fact from board_weather where fact is not null and fetched_at > $1::timestamptz - interval '6 hours'",
        [lease.now],
      )
      return rows.map(({ fact }) => fact)
    },
  },
]
