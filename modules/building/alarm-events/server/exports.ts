import { eq } from 'drizzle-orm'
import { type Column, exportSheet } from '#platform/server/export-sheet.ts'
import { rowsBehind } from '#platform/server/list.ts'
import { categories } from '#modules/building/alarm-points/contract.ts'
import { alarmExport } from '../export-kind.ts'
import type { AlarmEvent } from '../shapes.ts'
import { alarmEventsWords } from '../words.ts'
import { conditionOf, eventsOf } from './list.ts'
import { eventTable as e } from './tables.ts'

const levels = { 1: '1 低', 2: '2 中', 3: '3 高', 4: '4 災害級' }
const { values } = alarmEventsWords
const ofBuilding = eq(e.isPrivate, false)

const columns: readonly Column<AlarmEvent>[] = [
  { title: '發生時間', width: 17, value: (row) => row.createdAt },
  { title: '等級', width: 9, value: (row) => levels[row.level] },
  { title: '位置', width: 20, value: (row) => row.place },
  { title: '測點', width: 22, value: (row) => row.name },
  { title: '狀況', width: 24, value: (row) => (row.kind === 'lost' ? '沒有訊號' : row.meaning) },
  { title: '系統', width: 10, value: (row) => categories[row.category as keyof typeof categories] },
  { title: '資產編號', width: 12, value: (row) => row.assetCode },
  { title: '次數', width: 6, value: (row) => row.begun },
  { title: '恢復時間', width: 17, value: (row) => row.clearedAt },
  { title: '確認時間', width: 17, value: (row) => row.acknowledgedAt },
  { title: '確認人', width: 12, value: (row, mask) => mask.name(row.acknowledgedBy) },
  { title: '處理', width: 8, value: (row) => values[`state.${row.state}`][0] },
  { title: '結案時間', width: 17, value: (row) => row.processedAt },
  { title: '結案人', width: 12, value: (row, mask) => mask.name(row.processedBy) },
]

/** The list with its filters, as the page shows it, but for calls for help. */
export const sheets = [
  exportSheet({
    kind: alarmExport,
    title: alarmEventsWords.sheets.alarms[0],
    can: 'alarmEvents.view',
    service: [24, 56],
    columns,
    count: (lease, query) => lease.db.$count(e, conditionOf(query, ofBuilding)),
    rows: async (lease, query, page) => rowsBehind(eventsOf(lease, conditionOf(query, ofBuilding)), page),
  }),
]
