import './setting-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { boardSettings } from '#modules/boards/board-settings/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SectionPanel } from '#platform/web/settings/SectionPanel.tsx'
import { SettingFrame } from '#platform/web/settings/SettingFrame.tsx'
import { SettingParts } from '#platform/web/settings/SettingParts.tsx'
import { PlaysPanel } from './PlaysPanel.tsx'
import { SchedulePanel } from './SchedulePanel.tsx'
import { ScreensPanel } from './ScreensPanel.tsx'
import { useWeatherSaid, useWeatherSection, weatherApi } from './use-weather-section.ts'
import { type SavedSettings, useDefaultsSection } from './use-defaults-section.ts'
import { boardsApi } from './use-devices.ts'

const settingsApi = client(boardSettings)

async function askAll() {
  const [schedules, boards, defaults, weather] = await Promise.all([
    boardsApi.listSchedules({}),
    boardsApi.listBoards({}),
    settingsApi.show({}),
    weatherApi.show({}),
  ])
  return { schedules: schedules.data, boards: boards.data, defaults: defaults.data, weather: weather.data }
}
type All = Awaited<ReturnType<typeof askAll>>

/** Screens, which board is shown when, and what holds on all screens. */
export function SettingPage() {
  const t = useTexts('boardSetting')
  const title = useTexts('boardDevices')('settings')
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['boardSetting'] })
  useChanges(['boards.', 'boardSettings.', 'boardWeather.'], () => void refresh())
  const query = useQuery({ queryKey: ['boardSetting', 'all'], queryFn: askAll })
  return (
    <SettingFrame of={query} failed={t('failed')} title={title}>
      {(all) => <Parts all={all} refresh={refresh} />}
    </SettingFrame>
  )
}

function Parts({ all, refresh }: { all: All; refresh: () => Promise<unknown> }) {
  const t = useTexts('boardSetting')
  const title = useTexts('boardDevices')('settings')
  const allowed = useAllowed()
  const may = (can: string) => allowed([{ can }]).length > 0
  const saved: SavedSettings = all.defaults
  const defaults = useDefaultsSection(saved, refresh)
  const weather = useWeatherSection(all.weather, refresh)
  const weatherSaid = useWeatherSaid(all.weather)
  const mayEdit = may('boards.edit')
  return (
    <SettingParts
      page="boardSettings"
      title={title}
      lead={t('lead')}
      mayChange={mayEdit}
      parts={[
        {
          name: 'screens',
          label: t('part_screens'),
          draw: () => <ScreensPanel boards={all.boards} mayManage={may('boardDevices.manage')} />,
        },
        {
          name: 'schedule',
          label: t('part_schedule'),
          count: all.schedules.filter((row) => row.isEnabled).length,
          draw: (onDirty) => (
            <SchedulePanel
              schedules={all.schedules}
              boards={all.boards}
              mayChange={mayEdit}
              refresh={refresh}
              onDirty={onDirty}
            />
          ),
        },
        {
          name: 'defaults',
          label: t('part_defaults'),
          isDirty: defaults.isDirty,
          draw: () => (
            <SectionPanel
              title={t('part_defaults')}
              draft={defaults}
              mayChange={may('boardSettings.change')}
            />
          ),
        },
        {
          name: 'weather',
          label: t('part_weather'),
          isDirty: weather.isDirty,
          draw: () => (
            <SectionPanel
              title={t('part_weather')}
              lead={weatherSaid}
              draft={weather}
              mayChange={may('boardSettings.change')}
            />
          ),
        },
        { name: 'plays', label: t('part_plays'), draw: () => <PlaysPanel boards={all.boards} /> },
      ]}
    />
  )
}
