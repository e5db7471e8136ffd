import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Instant, RowVersion } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { BoardSettings } from './settings.ts'

export { BoardSettings, defaultSettings, ScreenSettings } from './settings.ts'

const version = RowVersion
const Shown = BoardSettings.extend({ version, changedAt: Instant.nullable(), changedBy: z.string() })

export const settingsChanged = (who: string, when: string) =>
  problem(409_23_001, `${who}已於${when}改過看板的預設值，請看過新的內容再儲存。`)

const service = [21] as const
const path = '/api/v1/BulletinBoard/DefaultSetting'

export const boardSettings = contract('boardSettings', {
  show: call({
    method: 'GET',
    path,
    summary: 'What holds on every screen of the community (R223).',
    can: 'boardSettings.view',
    service,
    takes: z.object({}),
    gives: data(Shown),
  }),
  save: call({
    method: 'POST',
    path,
    summary: 'Saves what holds on every screen, over the version that the person saw (R223).',
    can: 'boardSettings.change',
    service,
    takes: BoardSettings.extend({ version }),
    gives: data(Shown),
  }),
})
