import { type Column, exportSheet } from '#platform/server/export-sheet.ts'
import { playsExport } from '../export-kind.ts'
import { boardDevicesWords } from '../words.ts'
import { countPlays, type HourOfPlay, readPlays } from './plays.ts'

const columns: readonly Column<HourOfPlay>[] = [
  { title: '小時', width: 17, value: (row) => row.hour },
  { title: '螢幕', width: 18, value: (row) => row.screen },
  { title: '看板', width: 18, value: (row) => row.board },
  { title: '內容', width: 36, value: (row) => row.item },
  { title: '次數', width: 8, value: (row) => row.plays },
  { title: '秒數', width: 8, value: (row) => row.seconds },
]

/** Proof of play, as its panel filters it. */
export const sheets = [
  exportSheet({
    kind: playsExport,
    title: boardDevicesWords.sheets.boardPlays[0],
    can: 'boardDevices.view',
    service: [21],
    columns,
    count: countPlays,
    rows: readPlays,
  }),
]
