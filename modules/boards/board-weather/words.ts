import { moduleWords } from '#platform/contract/words.ts'
import { boardPermissions } from '../permission-group.ts'

/** What people call the weather on boards, in both languages. */
export const boardWeatherWords = moduleWords({
  modules: {
    boardWeather: ['看板天氣', 'Weather on boards'],
  },
  acts: {
    'boardWeather.save': ['修改看板天氣', 'Changed the weather on boards'],
  },
  targets: {
    boardWeather: ['看板天氣', 'Weather on boards'],
  },
  fields: {
    county: ['縣市', 'County'],
    hasNewKey: ['更換授權碼', 'Key changed'],
  },
  values: {
    'boardPart.boardWeather': ['天氣', 'Weather'],
  },
  faults: {
    請選擇縣市: 'please choose a county',
  },
  permissionGroup: boardPermissions,
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    boardWeather: typeof boardWeatherWords
  }
}
