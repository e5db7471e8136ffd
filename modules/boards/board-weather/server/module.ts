import type { ServerModule } from '#platform/server/manifest.ts'
import { boardWeather } from '../contract.ts'
import { boardWeatherWords } from '../words.ts'
import { boardParts } from './board-parts.ts'
import { chores, fetchJobOf } from './fetch.ts'
import { routes } from './routes.ts'

/** What the module board-weather brings to the server. */
export const boardWeatherModule: ServerModule = {
  words: boardWeatherWords,
  contracts: [boardWeather],
  routes,
  jobs: (program) => [fetchJobOf(program)],
  chores,
  boardParts,
}
