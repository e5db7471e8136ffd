import { useQuery } from '@tanstack/react-query'
import { boardDevices, type DisplayDevice } from '#modules/boards/board-devices/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import type { Schedule } from '#modules/boards/boards/contract.ts'
import { boardsApi } from '#modules/boards/boards/web/public.ts'

const devicesApi = client(boardDevices)

/** Whether an entry of the schedule can show a board on a screen. */
const shows = ({ isEnabled, groups, boardId, turns }: Schedule, id: string, group: string) =>
  isEnabled &&
  (!groups.length || groups.includes(group)) &&
  (boardId === id || turns.some((turn) => turn.boardId === id))

/** The screens that show a board, as their own or by the schedule, and that schedule; none for a board that is not there yet. */
export function useScreens(boardId: string | undefined) {
  const { data } = useQuery({
    queryKey: ['boardDevices', 'of a board'],
    queryFn: async () => {
      const [devices, schedules] = await Promise.all([
        devicesApi.listDevices({}),
        boardsApi.listSchedules({}),
      ])
      return { devices: devices.data, schedules: schedules.data.filter(({ isEnabled }) => isEnabled) }
    },
    enabled: boardId !== undefined,
  })
  const schedules = data?.schedules ?? []
  const screens: readonly DisplayDevice[] = (data?.devices ?? []).filter(
    (device) =>
      device.boardId === boardId ||
      (boardId && schedules.some((entry) => shows(entry, boardId, device.groupName))),
  )
  return {
    isKnown: data !== undefined,
    screens,
    schedules,
    offline: screens.filter(({ status }) => status === 'offline').length,
  }
}
